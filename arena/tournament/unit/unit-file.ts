/** A file that was made while a unit was played. */
export interface UnitFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}
