import { plural, t } from '@lingui/core/macro';
import { limitsOf } from '@shared/runner/limits';
import type { LimitName, RunRequest } from '@shared/runner/runner';
import { formatBytes, formatTime } from './format';

/** How much of one limit a run used, as text. */
export interface LimitRow {
  name: string;
  used: string;
  isReached: boolean;
}

/** What is known about a run that hit a limit. */
export interface LimitUsage {
  timeMs?: number;
  /** 0 or missing when the run was killed before it could report. */
  memoryBytes?: number;
  printed: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

const usedText = (used: string, whole: string) => t`${used} of ${whole}`;

function printedText(printed: string, limit: number): string {
  const whole = formatBytes(limit);
  if (printed === '') return usedText('0', whole);
  const lines = printed.split('\n').length - (printed.endsWith('\n') ? 1 : 0);
  const count = plural(lines, { one: '# line', other: '# lines' });
  const size = formatBytes(bytesOf(printed));
  return t`${count}, ${size} of ${whole}`;
}

/** Each limit of a run that hit one, and how much of it was used. */
export function limitRows(request: RunRequest, hit: LimitName, usage: LimitUsage): LimitRow[] {
  const { timeMs, memoryBytes, outputBytes } = limitsOf(request);
  const row = (name: LimitRow['name'], limit: LimitName, whole: string, used: string): LimitRow =>
    limit === hit
      ? { name, used: usedText(whole, whole), isReached: true }
      : { name, used, isReached: false };
  const time = formatTime(timeMs);
  const memory = formatBytes(memoryBytes);
  const rows = [row(t`Output`, 'output', formatBytes(outputBytes), printedText(usage.printed, outputBytes))];
  if (usage.timeMs !== undefined || hit === 'time')
    rows.unshift(row(t`Time`, 'time', time, usedText(formatTime(usage.timeMs ?? 0), time)));
  if (usage.memoryBytes || hit === 'memory')
    rows.push(row(t`Memory`, 'memory', memory, usedText(formatBytes(usage.memoryBytes ?? 0), memory)));
  return rows;
}
