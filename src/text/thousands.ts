/** A number as `1,234,567.25`, with no more decimals than it has. */
export const thousands = (count: number): string =>
  String(count).replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ",");
