export function rounded(price) {
  return Math.ceil(price);
}
