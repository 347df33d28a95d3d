export function total(prices) {
  let sum = 0;
  for (let i = 0; i < prices.length; i += 1) {
    sum = sum + prices[i];
  }
  return sum;
}
