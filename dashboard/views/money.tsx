export function Money() {
  return null;
}
