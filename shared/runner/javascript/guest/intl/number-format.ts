import type { Value } from '../builtins';
import * as safe from '../builtins';
import { decimalOf, fractionFor, grouped, rounded } from './decimal';

/** As English writes them; other currencies are written by their code. */
const SYMBOLS: Record<string, string> = {
  ...{ USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹', CNY: 'CN¥', KRW: '₩', ILS: '₪', VND: '₫' },
  ...{ CAD: 'CA$', AUD: 'A$', NZD: 'NZ$', MXN: 'MX$', BRL: 'R$', HKD: 'HK$', TWD: 'NT$', PHP: '₱' },
};
/** Currencies whose fraction doesn't have two digits. */
const FRACTIONS: Record<string, number> = {
  JPY: 0,
  KRW: 0,
  VND: 0,
  CLP: 0,
  ISK: 0,
  KWD: 3,
  BHD: 3,
  JOD: 3,
  TND: 3,
};

const STYLES: Record<string, true> = { decimal: true, percent: true, currency: true };

const { max: larger, min: smaller } = Math;

interface Format {
  style: string;
  /** Before the number. */
  prefix: string;
  currency: string | undefined;
  wholeDigits: number;
  least: number;
  most: number;
  significant: [least: number, most: number] | undefined;
  hasGroups: boolean;
}

function digitsOption(options: Value, name: string, lowest: number): number | undefined {
  if (options[name] === undefined) return undefined;
  const value = safe.toNumber(options[name]);
  if (!(value >= lowest && value <= 100)) throw new safe.RangeErrorClass(`${name} value is out of range.`);
  return value - (value % 1);
}

/** Refuses what would otherwise come out wrong without a word. */
function checkSupport(options: Value, style: string): void {
  const { notation = 'standard', signDisplay = 'auto' } = options;
  const missing =
    (!(style in STYLES) && `style "${safe.toText(style)}"`) ||
    (notation !== 'standard' && `notation "${safe.toText(notation)}"`) ||
    (signDisplay !== 'auto' && `signDisplay "${safe.toText(signDisplay)}"`);
  if (missing) throw new safe.RangeErrorClass(`Intl.NumberFormat has no ${missing} here.`);
}

export function formatOf(options: Value = {}): Format {
  const style = options.style ?? 'decimal';
  checkSupport(options, style);
  const currency = options.currency === undefined ? undefined : upper(safe.toText(options.currency));
  if (style === 'currency' && currency === undefined)
    throw new safe.TypeErrorClass('Currency code is required with currency style.');
  const symbol = options.currencyDisplay === 'code' ? undefined : SYMBOLS[currency ?? ''];
  const isMoney = style === 'currency';
  const usual = isMoney ? (FRACTIONS[currency ?? ''] ?? 2) : 0;
  let least = digitsOption(options, 'minimumFractionDigits', 0);
  let most = digitsOption(options, 'maximumFractionDigits', 0);
  const usualMost = isMoney ? usual : style === 'percent' ? 0 : 3;
  if (least === undefined) least = most !== undefined && most < usual ? most : usual;
  if (most === undefined) most = larger(usualMost, least);
  if (least > most) throw new safe.RangeErrorClass('maximumFractionDigits value is out of range.');
  const fewest = digitsOption(options, 'minimumSignificantDigits', 1);
  const mostSignificant = digitsOption(options, 'maximumSignificantDigits', 1);
  return {
    style,
    prefix: isMoney ? (symbol ?? `${currency}\u00a0`) : '',
    currency: isMoney ? currency : undefined,
    wholeDigits: digitsOption(options, 'minimumIntegerDigits', 1) ?? 1,
    least,
    most,
    significant:
      fewest === undefined && mostSignificant === undefined
        ? undefined
        : [fewest ?? 1, mostSignificant ?? 21],
    hasGroups: options.useGrouping !== false && options.useGrouping !== 'false',
  };
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
function upper(text: string): string {
  let result = '';
  for (let i = 0; i < text.length; i += 1) {
    let mark = text[i]!;
    for (let at = 0; at < LOWER.length; at += 1) if (LOWER[at] === mark) mark = UPPER[at]!;
    result += mark;
  }
  return result;
}

export function formatNumber(format: Format, given: unknown): string {
  const value: number | bigint = typeof given === 'bigint' ? given : safe.toNumber(given);
  const isNegative = value < 0 || (value === 0 && 1 / (value as number) < 0);
  const sign = isNegative ? '-' : '';
  const suffix = format.style === 'percent' ? '%' : '';
  if (typeof value === 'number' && value - value !== 0)
    return safe.is(value, 0 / 0) ? `${format.prefix}NaN${suffix}` : `${sign}${format.prefix}∞${suffix}`;
  return `${sign}${format.prefix}${digitsOf(format, value)}${suffix}`;
}

function digitsOf(format: Format, value: number | bigint): string {
  const decimal = decimalOf(value);
  if (format.style === 'percent') decimal.point += 2;
  let { least, most } = format;
  if (format.significant) {
    const [fewest, all] = format.significant;
    most = fractionFor(decimal, all);
    least = fractionFor(decimal, fewest);
    if (least < 0) least = 0;
  }
  let [whole, fraction] =
    most < 0 ? [wholeFor(decimal, most), ''] : rounded(decimal, smaller(least, most), most);
  while (whole.length < format.wholeDigits) whole = `0${whole}`;
  if (format.hasGroups) whole = grouped(whole);
  return fraction ? `${whole}.${fraction}` : whole;
}

/** Rounded to tens, hundreds and so on. */
function wholeFor(decimal: ReturnType<typeof decimalOf>, most: number): string {
  const [short] = rounded({ digits: decimal.digits, point: decimal.point + most }, 0, 0);
  return short === '0' ? short : short + safe.repeat('0', -most);
}
