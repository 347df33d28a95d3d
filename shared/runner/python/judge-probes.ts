import type { LimitName, ProbeOutcome } from '../runner';
import { RunStopped } from '../stop-run';
import { orderBytes, type Report } from './harness-frames';
import { JudgeChannel, type JudgedProgram } from './judge-channel';
import type { PythonInstance } from './python-instance';

const TOO_MUCH = 'What the program gave could not be judged: it is too large or too deep.';

export interface JudgedProbes {
  /** Of the probes that were reached. */
  outcomes: ProbeOutcome[];
  /** The limit that the probes hit on this side. */
  limit?: LimitName;
}

/**
 * Evaluates a run's probes in an interpreter of their own, once the program has ended in the other. Nothing that the
 * program wrote is executed here, so it can bend neither an expression nor the text of its value.
 */
export function judgeProbes(judge: PythonInstance, program: JudgedProgram): JudgedProbes {
  const channel = new ProbeChannel(program);
  const stop = channel.run(judge);
  if (stop && !(stop instanceof RunStopped)) channel.end('error', TOO_MUCH);
  program.output.endCapture();
  return { outcomes: channel.outcomes, limit: stop instanceof RunStopped ? stop.limit : undefined };
}

/** The channel to guest/probes.py. It does not get an expression before the one ahead of it is answered. */
class ProbeChannel extends JudgeChannel {
  readonly outcomes: ProbeOutcome[] = [];
  private reached = 0;
  private ended = false;

  constructor(program: JudgedProgram) {
    const names = program.request.files.map(({ name }) => name).filter((name) => name.endsWith('.py'));
    super(program, orderBytes('probes', JSON.stringify(names)));
  }

  protected take({ kind, body }: Report): void {
    this.end(kind, body);
  }

  end(kind: string, text: string): void {
    const stdout = this.program.output.endCapture();
    if (kind === 'value') this.outcomes.push({ kind, value: text, stdout });
    else if (kind === 'error') this.outcomes.push({ kind, message: text, stdout });
    else this.giveUp(text, stdout);
  }

  /** The program is gone. Its own end leaves the probe without an outcome; a channel that is cut off is an error. */
  private giveUp(reason: string, stdout: string): void {
    this.ended = true;
    if (this.program.side.stop === undefined) this.outcomes.push({ kind: 'error', message: reason, stdout });
  }

  protected nextOrder(): Uint8Array {
    const probe = this.program.request.probes?.[this.reached];
    if (probe === undefined || this.ended) return orderBytes('end');
    this.reached += 1;
    this.program.output.capture();
    return orderBytes('probe', probe);
  }
}
