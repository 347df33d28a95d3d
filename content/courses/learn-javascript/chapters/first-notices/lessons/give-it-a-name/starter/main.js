export function priceTag(item, price) {
  console.log(`${item}: ${price} coins`);
}
