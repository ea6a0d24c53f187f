import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { recordFolder } from "../../replay/record/record-files.ts";

/** The folder beside a store into which records of a run's games are written, one file a game. */
export class RecordFolder {
  readonly path: string;
  private readonly names = new Set<string>();

  /** Makes the folder unless it is there. */
  constructor(storePath: string, run: number) {
    this.path = recordFolder(storePath, run);
    mkdirSync(this.path, { recursive: true });
  }

  /** Files written so far. */
  get written(): number {
    return this.names.size;
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  write(name: string, bytes: Uint8Array): void {
    writeFileSync(join(this.path, name), bytes);
    this.names.add(name);
  }
}
