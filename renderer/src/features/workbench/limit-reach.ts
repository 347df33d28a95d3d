import { limitsOf } from '@shared/runner/limits';
import type { LimitName, RunRequest } from '@shared/runner/runner';
import { formatBytes, formatTime } from './format';

/** What a run used of one thing that is limited, in words. */
export interface LimitRow {
  name: 'Time' | 'Printed' | 'Memory';
  used: string;
  isReached: boolean;
}

/** What is known of a run that a limit ended. */
export interface Spent {
  timeMs?: number;
  /** 0 and nothing where the run was killed before it could tell. */
  memoryBytes?: number;
  printed: string;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

function printedText(printed: string, limit: number): string {
  if (printed === '') return `nothing of ${formatBytes(limit)}`;
  const lines = printed.split('\n').length - (printed.endsWith('\n') ? 1 : 0);
  const count = `${lines.toLocaleString('en')} ${lines === 1 ? 'line' : 'lines'}`;
  return `${count}, ${formatBytes(bytesOf(printed))} of ${formatBytes(limit)}`;
}

/** How far a program came before a limit ended it: each limit, and what was used of it. */
export function limitRows(request: RunRequest, hit: LimitName, spent: Spent): LimitRow[] {
  const { timeMs, memoryBytes, outputBytes } = limitsOf(request);
  const row = (name: LimitRow['name'], limit: LimitName, whole: string, used: string): LimitRow =>
    limit === hit ? { name, used: `all of ${whole}`, isReached: true } : { name, used, isReached: false };
  const time = formatTime(timeMs);
  const memory = formatBytes(memoryBytes);
  const rows = [row('Printed', 'output', formatBytes(outputBytes), printedText(spent.printed, outputBytes))];
  if (spent.timeMs !== undefined || hit === 'time')
    rows.unshift(row('Time', 'time', time, `${formatTime(spent.timeMs ?? 0)} of ${time}`));
  if (spent.memoryBytes || hit === 'memory')
    rows.push(row('Memory', 'memory', memory, `${formatBytes(spent.memoryBytes ?? 0)} of ${memory}`));
  return rows;
}
