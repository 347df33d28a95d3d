import type { LimitName, RunLimits } from '../runner';

/** Why a limit ended the program, in a learner's words. */
export function limitMessage(limit: LimitName, limits: RunLimits, elapsedMs: number): string {
  const seconds = (ms: number) => `${Number((ms / 1000).toFixed(1))} s`;
  const megabytes = `${Math.round(limits.memoryBytes / 1024 / 1024)} MB`;
  switch (limit) {
    case 'time':
      return `The program ran longer than ${seconds(limits.timeMs)} and was stopped after ${seconds(elapsedMs)}. Look for a loop that does not end.`;
    case 'memory':
      return `The program asked for more than ${megabytes} of memory. Look for a list or a text that grows without end.`;
    case 'output':
      return `The program printed more than ${limits.outputBytes} bytes. Look for a loop that prints without end.`;
    case 'processes':
      return 'The program wanted to start a thread or another program. Programs run here alone.';
  }
}
