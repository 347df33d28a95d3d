import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, on every machine. */
const TICK_MS = 10;

/**
 * Processor time that a runner has used so far, all its threads together. Milliseconds; `undefined` where the system
 * doesn't say (anything but Linux). Behind namespaces the runner is the only child of the process that was started.
 */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const stat = readFileSync(`/proc/${child || pid}/stat`, 'utf8');
    // The second field is a name in parentheses, which may hold spaces; user and system time are the 14th and 15th.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined; // No /proc, or the process is gone.
  }
}
