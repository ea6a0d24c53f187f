/** `monopoly-arena/player`: everything that an external player is written with. Documented in docs/player-api.md. */
export * from "./players/player-api.ts";
