export function offer(item) {
  return `${item}: ${stock.get(item)} coins`;
}

console.log(offer("hinge"));
