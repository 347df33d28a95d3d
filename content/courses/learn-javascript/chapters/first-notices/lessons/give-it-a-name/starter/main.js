export function priceTag(item, price) {
  console.log(`${item}: ${price} coins`);
}

console.log(priceTag("hinge", 6));
