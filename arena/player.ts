/** `monopoly-arena/player`: everything that a player of your own is written with. Documented in docs/player-api.md. */
export * from "./players/player-api.ts";
