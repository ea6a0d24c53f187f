// @ts-check
// `npm start`: the first tournament on a fresh clone. Further arguments go to `arena run`.

const NEXT = `
What to look at next:
  npm run build && npm run arena -- dashboard     the same in a browser, game by game
  npm run arena -- replay 1:0/0 --text            the first game as a log to read
  npm run arena -- compare greedy validator       who is better, on the same dice
  npm run arena -- new-player mybot               a player of your own
`;

const first = process.argv.length === 2;
process.argv.splice(2, 0, "run");
process.on("exit", (code) => {
  if (first && code === 0) console.error(NEXT);
});
await import("./arena.mjs");
