import { formatNumber } from '@web/i18n';

/** `+1,260` or `−60`. */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${formatNumber(Math.abs(value))}`;
