import type { Locale } from '@shared/locales';
import { i18n } from './i18n';

/** How dates and numbers are written, where a language alone doesn't say. */
const REGIONS: Record<Locale, string> = { en: 'en-US', de: 'de-DE' };
const region = () => REGIONS[i18n.locale as Locale];

export const dateFormat = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(region(), options);

export const numberFormat = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(region(), options);

export const relativeTimeFormat = (options: Intl.RelativeTimeFormatOptions) =>
  new Intl.RelativeTimeFormat(region(), options);

export const listFormat = (options: Intl.ListFormatOptions) => new Intl.ListFormat(region(), options);

const SEPARATORS: Record<Locale, string> = { en: ',', de: '.' };
const DECIMAL_POINTS: Record<Locale, string> = { en: '.', de: ',' };

/**
 * A whole number with its thousands grouped: 12,345. Doesn't use Intl, whose first use takes a fifth of a second on a slow
 * phone.
 */
export function formatNumber(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+(?!\d))/g, SEPARATORS[i18n.locale as Locale]);
}

/** A number with this many digits after the decimal point: 4.5. Doesn't use Intl, like formatNumber, and groups nothing. */
export const formatDecimal = (value: number, digits = 1): string =>
  value.toFixed(digits).replace('.', DECIMAL_POINTS[i18n.locale as Locale]);

const PERCENT_SIGNS: Record<Locale, string> = { en: '%', de: '\u00a0%' };

/** A share of this platform's learners, from 0 to 100: 4.50%. */
export const formatShare = (percent: number): string =>
  formatDecimal(percent, 2) + PERCENT_SIGNS[i18n.locale as Locale];
