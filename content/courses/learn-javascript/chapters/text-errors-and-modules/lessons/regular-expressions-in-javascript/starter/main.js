export function readOffer(line) {
  const match = line.match(/(?<count>\d+)/);
  return match.groups;
}

export function findPrices(text) {
  return [];
}

console.log(readOffer("Get 3 hinges for 6 coins each"));
