export function rounded(price) {
  return Math.max(1, Math.round(price));
}
