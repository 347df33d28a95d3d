export function priceTag(item, price) {
  if (price === undefined) return `${item}: ask Mira`;
  if (price === 0) return `${item}: free`;
  if (price === 1) return `${item}: 1 coin`;
  return `${item}: ${price} coins`;
}
