export function Tuning() {
  return null;
}
