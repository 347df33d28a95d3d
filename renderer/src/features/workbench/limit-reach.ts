import { limitsOf } from '@shared/runner/limits';
import type { LimitName, RunRequest } from '@shared/runner/runner';
import { formatBytes, formatTime } from './format';

/** How much of one limit a run used, as text. */
export interface LimitRow {
  name: 'Time' | 'Output' | 'Memory';
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

function printedText(printed: string, limit: number): string {
  if (printed === '') return `0 of ${formatBytes(limit)}`;
  const lines = printed.split('\n').length - (printed.endsWith('\n') ? 1 : 0);
  const count = `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`;
  return `${count}, ${formatBytes(bytesOf(printed))} of ${formatBytes(limit)}`;
}

/** Each limit of a run that hit one, and how much of it was used. */
export function limitRows(request: RunRequest, hit: LimitName, usage: LimitUsage): LimitRow[] {
  const { timeMs, memoryBytes, outputBytes } = limitsOf(request);
  const row = (name: LimitRow['name'], limit: LimitName, whole: string, used: string): LimitRow =>
    limit === hit
      ? { name, used: `${whole} of ${whole}`, isReached: true }
      : { name, used, isReached: false };
  const time = formatTime(timeMs);
  const memory = formatBytes(memoryBytes);
  const rows = [row('Output', 'output', formatBytes(outputBytes), printedText(usage.printed, outputBytes))];
  if (usage.timeMs !== undefined || hit === 'time')
    rows.unshift(row('Time', 'time', time, `${formatTime(usage.timeMs ?? 0)} of ${time}`));
  if (usage.memoryBytes || hit === 'memory')
    rows.push(row('Memory', 'memory', memory, `${formatBytes(usage.memoryBytes ?? 0)} of ${memory}`));
  return rows;
}
