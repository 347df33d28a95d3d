import * as safe from '../builtins';

/** A number's digits without its sign; the decimal point is after `point` of them, which can be outside. */
interface Decimal {
  digits: string;
  point: number;
}

/** The digits of a number as it's printed, which is also what is rounded. */
export function decimalOf(value: number | bigint): Decimal {
  const text = safe.toText(value);
  let digits = '';
  let point = -1;
  for (let i = 0; i < text.length; i += 1) {
    const mark = text[i]!;
    if (mark === '.') point = digits.length;
    else if (mark === 'e') {
      const exponent = safe.toNumber(restOf(text, i + 1));
      return { digits, point: (point < 0 ? digits.length : point) + exponent };
    } else if (mark !== '-') digits += mark;
  }
  return { digits, point: point < 0 ? digits.length : point };
}

function restOf(text: string, from: number): string {
  let rest = '';
  for (let i = from; i < text.length; i += 1) rest += text[i];
  return rest;
}

/** The whole part and the fraction, both without more zeros than `least` and at most `most` digits of a fraction. */
export function rounded(
  { digits, point }: Decimal,
  least: number,
  most: number,
): [whole: string, fraction: string] {
  let kept = '';
  const end = point + most;
  for (let i = point < 0 ? point : 0; i < end; i += 1) kept += i < 0 ? '0' : (digits[i] ?? '0');
  const next = end < 0 ? '0' : (digits[end] ?? '0');
  if (next >= '5') kept = incremented(kept);
  const wholeLength = kept.length - most;
  let whole = '';
  for (let i = 0; i < wholeLength; i += 1) if (whole || kept[i] !== '0') whole += kept[i];
  let length = kept.length;
  while (length > wholeLength + least && kept[length - 1] === '0') length -= 1;
  let fraction = '';
  for (let i = wholeLength; i < length; i += 1) fraction += kept[i];
  return [whole || '0', fraction];
}

/** The next number of as many digits, or of one more. */
function incremented(digits: string): string {
  let result = '';
  let carry = true;
  for (let i = digits.length - 1; i >= 0; i -= 1) {
    const digit: number = +digits[i]! + (carry ? 1 : 0);
    carry = digit === 10;
    result = (carry ? '0' : `${digit}`) + result;
  }
  return carry ? `1${result}` : result;
}

/** How many digits of a fraction leave this many significant digits. */
export function fractionFor({ digits, point }: Decimal, significant: number): number {
  let zeros = 0;
  while (zeros < digits.length - 1 && digits[zeros] === '0') zeros += 1;
  return significant - point + zeros;
}

/** `1234567` as `1,234,567`. */
export function grouped(whole: string): string {
  let result = '';
  for (let i = 0; i < whole.length; i += 1) {
    if (i > 0 && (whole.length - i) % 3 === 0) result += ',';
    result += whole[i];
  }
  return result;
}
