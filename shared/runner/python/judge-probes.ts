import type { Deadline } from '../deadline';
import type { RunOutput } from '../run-output';
import { type LimitName, type ProbeOutcome, RunnerFailed, type RunRequest } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { WasiHost } from '../wasi/wasi-host';
import type { SnapshotLayout } from './assets';
import { Bench } from './bench';
import { orderBytes, type Report } from './harness-frames';
import type { ProgramSide } from './program-side';
import type { PythonInstance } from './python-instance';
import { FOLDERS, makeWorld } from './world';

const TOO_MUCH = 'What the program gave could not be judged: it is too large or too deep.';

export interface JudgedProbes {
  /** Of the probes that were reached. */
  outcomes: ProbeOutcome[];
  /** The limit that the probes hit on this side. */
  limit?: LimitName;
}

export interface ProbedProgram {
  side: ProgramSide;
  host: WasiHost;
  request: RunRequest;
  deadline: Deadline;
  layout: SnapshotLayout;
  output: RunOutput;
}

/**
 * Evaluates a run's probes in an interpreter of their own, once the program has come to its end in the other. Nothing
 * that the program wrote is executed here, so it can bend neither an expression nor the text of its value.
 */
export function judgeProbes(judge: PythonInstance, program: ProbedProgram): JudgedProbes {
  const { deadline, layout, output } = program;
  const bench = new ProbeBench(program);
  const host = makeWorld({
    request: { files: [], stdin: '' },
    instance: judge,
    deadline,
    layout,
    output,
    read: (limit) => bench.read(limit),
    write: (bytes) => bench.write(bytes),
  });
  FOLDERS.forEach((_, index) => {
    host.files.get(3 + index).node = program.host.files.get(3 + index).node; // an expression may read a file
  });
  const limit = runToEnd(() => judge.resume(host), bench);
  output.endCapture();
  return { outcomes: bench.outcomes, limit };
}

function runToEnd(resume: () => void, bench: ProbeBench): LimitName | undefined {
  try {
    resume();
    throw new RunnerFailed('The probes ended without a word.');
  } catch (stop) {
    if (stop instanceof RunStopped) return stop.limit;
    if (stop instanceof GuestExit && stop.code === 0) return undefined;
    const brokeDown = stop instanceof RangeError || stop instanceof WebAssembly.RuntimeError;
    if (!(stop instanceof GuestExit) && !brokeDown) throw stop;
    bench.end('error', TOO_MUCH);
    return undefined;
  }
}

/** The host's end of the talk with guest/probes.py. The next expression is not in its world before one is answered. */
class ProbeBench extends Bench {
  readonly outcomes: ProbeOutcome[] = [];
  private reached = 0;
  private ended = false;

  constructor(private readonly program: ProbedProgram) {
    const names = program.request.files.map(({ name }) => name).filter((name) => name.endsWith('.py'));
    super(program.side, orderBytes('probes', JSON.stringify(names)));
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
