export function rounded(price) {
  return price;
}
