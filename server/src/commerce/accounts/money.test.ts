import { expect, test } from 'vitest';
import { describeMoney } from './money';

test.each([
  ['USD', 1299n, '12.99 USD'],
  ['USD', 5n, '0.05 USD'],
  ['EUR', -1299n, '-12.99 EUR'],
  ['JPY', 1500n, '1500 JPY'],
  ['JPY', 0n, '0 JPY'],
  ['KWD', 1500n, '1.500 KWD'],
  ['CLF', 12n, '0.0012 CLF'],
  // Written without fils or fillér in everyday prices, which have two digits nevertheless.
  ['HUF', 100n, '1.00 HUF'],
  ['USD', 9_007_199_254_740_993n * 1000n, '90071992547409930.00 USD'],
])('%s: %s is %s', (currency, minorUnits, text) => {
  expect(describeMoney({ currency, minorUnits })).toBe(text);
});
