// Plain Node 20 or newer, no dependencies.
import { readFileSync } from 'node:fs';

const CHECK_MS = 1000;
const SHELLS = ['sh', 'dash', 'ash', 'bash', 'zsh', 'busybox'];

/**
 * Ends this process when the npm that started it is gone. npm doesn't forward the signal that ends it, so its child would
 * keep running. With nohup, in the background, under systemd and in a container, npm itself keeps running. Does nothing
 * for a process that wasn't started by npm (`npm_lifecycle_event`), which may have been detached on purpose.
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

/** The ids of the parent and, if that's the shell npm runs scripts in, of its parent. Both change when npm ends. */
function parents() {
  const parent = process.ppid;
  const [, name, above] = /^\d+ \((.*)\) \S (\d+)/s.exec(statusOf(parent)) ?? [];
  return SHELLS.includes(name) ? `${parent} ${above}` : `${parent}`;
}

/** Only Linux has this file; on other systems, npm's shell is replaced by the command it runs. */
function statusOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return ''; // The process is gone, or this isn't Linux.
  }
}
