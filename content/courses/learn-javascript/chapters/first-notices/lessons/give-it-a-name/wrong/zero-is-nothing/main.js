export function priceTag(item, price) {
  if (!price) return `${item}: ask Mira`;
  if (price === 1) return `${item}: 1 coin`;
  return `${item}: ${price} coins`;
}
