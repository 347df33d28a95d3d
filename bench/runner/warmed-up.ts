import { readFileSync } from 'node:fs';
import type { SandboxRunner } from '@server/sandbox';
import { processTree } from './process-tree';

const IDLE_MS = 500;
const POLL_MS = 50;

/**
 * Waits until the runner processes have nothing left to do. A process takes programs from its first moment and warms up
 * between them, so steady figures start after that. Where there's no /proc, it waits for readiness alone.
 */
export async function warmedUp(sandbox: SandboxRunner): Promise<void> {
  await sandbox.whenReady();
  if (process.platform !== 'linux') return;
  let used = ticksOf(sandbox.pids);
  for (let idleMs = 0; idleMs < IDLE_MS; ) {
    await new Promise((done) => setTimeout(done, POLL_MS));
    const now = ticksOf(sandbox.pids);
    idleMs = now === used ? idleMs + POLL_MS : 0;
    used = now;
  }
}

/** Processor time of these processes and their descendants, in the system's clock ticks. */
function ticksOf(pids: readonly number[]): number {
  return processTree(pids).reduce((sum, pid) => sum + ticks(pid), 0);
}

function ticks(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  } catch {
    return 0; // It has exited in the meantime.
  }
}
