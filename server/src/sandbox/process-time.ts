import { readFileSync } from 'node:fs';

/** Linux always counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/**
 * CPU time of all a runner's threads so far, in milliseconds. `undefined` if unknown (on anything but Linux). With
 * namespaces, the runner is the only child of the started process.
 */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const [child] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ');
    const stat = readFileSync(`/proc/${child || pid}/stat`, 'utf8');
    // The second field is a name in parentheses, which can contain spaces. User and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined; // No /proc, or the process is gone.
  }
}
