// Plain Node 20 or newer, no dependencies.
import { readFileSync } from 'node:fs';

const CHECK_MS = 1000;
const SHELLS = ['sh', 'dash', 'ash', 'bash', 'zsh', 'busybox'];

/**
 * npm does not pass on the signal that ends it, and what it had started would go on alone: so a process that npm
 * started (`npm_lifecycle_event` says so) sends itself the signal when npm is gone. npm lives as long as it is meant
 * to with nohup, in the background, under systemd and in a container; without npm nothing is watched, so that a
 * process which was detached from its parent on purpose goes on.
 */
export function endWithNpm(checkMs = CHECK_MS) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return;
  const npm = parents();
  const timer = setInterval(() => {
    if (parents() === npm) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, checkMs).unref();
}

/** Whose child this process is, and whose the shell is that npm may have put between: both change with npm's end. */
function parents() {
  const parent = process.ppid;
  const [, name, above] = /^\d+ \((.*)\) \S (\d+)/s.exec(statusOf(parent)) ?? [];
  return SHELLS.includes(name) ? `${parent} ${above}` : `${parent}`;
}

/** Linux alone tells; elsewhere npm's shell makes way for the command that it starts. */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return ''; // Gone, or another system.
  }
}
