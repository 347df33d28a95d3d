import { inWords } from "./money.js";
import { stock } from "./stock.js";

export function offer(item) {
  const coins = stock.get(item);
  if (!coins) throw new Error(`no ${item} in stock`);
  return `${item}: ${inWords(coins)}`;
}
