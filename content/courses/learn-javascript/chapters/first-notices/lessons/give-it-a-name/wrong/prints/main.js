export function priceTag(item, price) {
  if (price === undefined) console.log(`${item}: ask Mira`);
  else if (price === 0) console.log(`${item}: free`);
  else if (price === 1) console.log(`${item}: 1 coin`);
  else console.log(`${item}: ${price} coins`);
}
