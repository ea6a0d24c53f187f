export function BoardView() {
  return null;
}
