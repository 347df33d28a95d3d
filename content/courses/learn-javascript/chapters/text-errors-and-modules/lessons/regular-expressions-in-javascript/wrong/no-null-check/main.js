export function readOffer(line) {
  const { count, item, coins } = line.match(/(?<count>\d+) (?<item>\w+) for (?<coins>\d+) coins?/).groups;
  return { count: Number(count), item, coins: Number(coins) };
}

export function findPrices(text) {
  return [...text.matchAll(/(?<price>\d+) coins?/g)].map(({ groups }) => Number(groups.price));
}
