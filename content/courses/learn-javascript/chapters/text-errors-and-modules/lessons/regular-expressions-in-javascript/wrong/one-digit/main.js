export function readOffer(line) {
  const match = line.match(/(?<count>\d) (?<item>\w+) for (?<coins>\d) coins?/);
  if (match === null) return null;
  const { count, item, coins } = match.groups;
  return { count: Number(count), item, coins: Number(coins) };
}

export function findPrices(text) {
  return [...text.matchAll(/(?<price>\d) coins?/g)].map(({ groups }) => Number(groups.price));
}
