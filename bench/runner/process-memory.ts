import { readFileSync } from 'node:fs';
import { processTree } from './process-tree';

const KILOBYTE = 1024;

/** Memory in megabytes: resident, and the part that no other process shares. Linux only. */
export function memoryOf(pids: readonly number[]): { resident: number; own: number } {
  const sums = { resident: 0, own: 0 };
  for (const pid of processTree(pids)) {
    const text = mapsOf(pid);
    const kilobytes = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}:\\s+(\\d+) kB`, 'gm'))].reduce(
        (sum, [, n]) => sum + Number(n),
        0,
      );
    sums.resident += (kilobytes('Rss') * KILOBYTE) / 1e6;
    sums.own += ((kilobytes('Private_Clean') + kilobytes('Private_Dirty')) * KILOBYTE) / 1e6;
  }
  return sums;
}

function mapsOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  } catch {
    return ''; // It has exited in the meantime and uses nothing.
  }
}
