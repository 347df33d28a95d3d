import { dateFormat } from '@web/i18n';

/** Every zone that this browser knows, in order, with the account's own, which it may have under another name. */
export const zonesWith = (own: string): string[] =>
  [...new Set(['UTC', own, ...Intl.supportedValuesOf('timeZone')])].sort();

/** `America/New_York` as "America / New York". */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

/** "GMT+5:45" at this time. */
export function offsetOf(zone: string, at: Date): string {
  const parts = dateFormat({
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}
