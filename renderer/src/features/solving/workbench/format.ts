import { plural } from '@lingui/core/macro';
import { formatDecimal } from '@web/i18n';

const tenths = (value: number) => formatDecimal(value, Number(value.toFixed(1)) % 1 === 0 ? 0 : 1);

/** A run's duration as text: "12 ms", "1.5 s", "5 s". */
export function formatTime(milliseconds: number): string {
  return milliseconds < 1000
    ? `${Math.max(1, Math.round(milliseconds))} ms`
    : `${tenths(milliseconds / 1000)} s`;
}

const UNITS = [
  ['MB', 1024 * 1024],
  ['KB', 1024],
] as const;

/** A size in the units of the limits: "8 bytes", "1.5 KB", "256 MB". */
export function formatBytes(bytes: number): string {
  for (const [unit, size] of UNITS) {
    if (bytes >= size) return `${tenths(bytes / size)} ${unit}`;
  }
  return plural(bytes, { one: '# byte', other: '# bytes' });
}
