/** An amount of money: $12.99 is `{ currency: 'USD', minorUnits: 1299n }`. */
export interface Money {
  /** By ISO 4217, such as `EUR`. */
  readonly currency: string;
  /** Of the currency's smallest unit: cents of a dollar, whole yen. May be negative. */
  readonly minorUnits: bigint;
}

/**
 * ISO 4217's digits after the decimal point, where they aren't 2. `Intl` knows others: those that people write in everyday
 * prices. So do some payment providers.
 */
const DIGITS: ReadonlyMap<string, number> = new Map([
  ...currencies('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0),
  ...currencies('BHD IQD JOD KWD LYD OMR TND', 3),
  ...currencies('CLF UYW', 4),
]);

function currencies(codes: string, digits: number): [string, number][] {
  return codes.split(' ').map((code) => [code, digits]);
}

/** How many digits of an amount are after the decimal point. */
export const digitsOf = (currency: string): number => DIGITS.get(currency) ?? 2;

/** `12.99 USD`, for operators and logs. */
export function describeMoney({ currency, minorUnits }: Money): string {
  const digits = digitsOf(currency);
  const text = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(digits + 1, '0');
  const [whole, fraction] = [text.slice(0, text.length - digits), text.slice(text.length - digits)];
  return `${minorUnits < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`} ${currency}`;
}
