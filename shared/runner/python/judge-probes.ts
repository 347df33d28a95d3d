import type { LimitName, ProbeOutcome } from '../runner';
import { RunStopped } from '../stop-run';
import { orderBytes } from './harness-frames';
import { type JudgedProgram, runJudge } from './judge-channel';
import type { PythonInstance } from './python-instance';

const TOO_MUCH = 'What the program gave could not be judged: it is too large or too deep.';

export interface JudgedProbes {
  /** Of the probes that were reached. */
  outcomes: ProbeOutcome[];
  /** The limit that the probes hit on this side. */
  limit?: LimitName;
}

/**
 * Evaluates a run's probes in an interpreter of their own (guest/probes.py), once the program has ended in the other.
 * Nothing that the program wrote is executed here, so it can bend neither an expression nor the text of its value. An
 * expression is not sent before the one ahead of it is answered.
 */
export function judgeProbes(judge: PythonInstance, program: JudgedProgram): JudgedProbes {
  const { request, output, side } = program;
  const names = request.files.map(({ name }) => name).filter((name) => name.endsWith('.py'));
  const outcomes: ProbeOutcome[] = [];
  const waiting = [...(request.probes ?? [])];

  function nextOrder(): Uint8Array {
    const probe = waiting.shift();
    if (probe === undefined) return orderBytes('end');
    output.capture();
    return orderBytes('probe', probe);
  }

  function end(kind: string, text: string): void {
    const stdout = output.endCapture();
    if (kind === 'value') outcomes.push({ kind, value: text, stdout });
    else if (kind === 'error') outcomes.push({ kind, message: text, stdout });
    else {
      waiting.length = 0; // the program is gone
      // Its own end leaves the probe without an outcome; a channel that is cut off is an error.
      if (side.stop === undefined) outcomes.push({ kind: 'error', message: text, stdout });
    }
  }

  const first = orderBytes('probes', JSON.stringify(names));
  const stop = runJudge(judge, program, first, ({ kind, body }) => end(kind, body), nextOrder);
  if (stop && !(stop instanceof RunStopped)) end('error', TOO_MUCH);
  output.endCapture();
  return { outcomes, limit: stop instanceof RunStopped ? stop.limit : undefined };
}
