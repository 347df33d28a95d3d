import { dateFormat } from '@web/i18n';

const FORMAT = dateFormat({ dateStyle: 'medium', timeStyle: 'short' });

/** A time of the wire in the admin's own zone: "Nov 22, 2026, 11:39 PM". */
export const showTime = (instant: string): string => FORMAT.format(new Date(instant));
