export function GameView() {
  return null;
}
