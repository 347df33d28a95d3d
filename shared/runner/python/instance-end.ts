import type { RunOutput } from '../run-output';
import type { LimitName } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';

/** How an interpreter came to its end. */
export interface InstanceEnd {
  exitCode: number;
  limit?: LimitName;
  /** The interpreter itself broke down: its stack or its memory ran out inside of C. */
  crashed?: boolean;
}

const CRASH_TEXT = 'RecursionError: the program went too deep and the interpreter stopped.\n';

/** What `stop`, thrown out of an interpreter that was resumed, says of the program; throws what is no program's doing. */
export function endOf(stop: unknown, output: RunOutput): InstanceEnd {
  if (stop instanceof GuestExit) return { exitCode: stop.code };
  if (stop instanceof RunStopped) return { exitCode: 1, limit: stop.limit };
  if (!(stop instanceof RangeError) && !(stop instanceof WebAssembly.RuntimeError)) throw stop;
  return explainCrash(output);
}

function explainCrash(output: RunOutput): InstanceEnd {
  try {
    output.write('stderr', new TextEncoder().encode(CRASH_TEXT));
    return { exitCode: 1, crashed: true };
  } catch (stop) {
    if (stop instanceof RunStopped) return { exitCode: 1, limit: stop.limit };
    throw stop;
  }
}
