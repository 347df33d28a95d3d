export function inWords(coins) {
  if (coins === 0) return "free";
  if (coins === 1) return "1 coin";
  return `${coins} coins`;
}
