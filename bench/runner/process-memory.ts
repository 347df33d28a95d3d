import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTE = 1024;

/** All descendants of these processes, including themselves. */
function tree(roots: readonly number[]): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It has exited in the meantime.
    }
  }
  const found = new Set(roots);
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const [child, parent] of parents) if (found.has(parent)) found.add(child);
  }
  return [...found];
}

/** Memory in megabytes: resident, and the part that no other process shares. Linux only. */
export function memoryOf(pids: readonly number[]): { resident: number; own: number } {
  const sums = { resident: 0, own: 0 };
  for (const pid of tree(pids)) {
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
