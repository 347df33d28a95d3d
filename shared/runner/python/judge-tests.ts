import { z } from 'zod';
import { Deadline } from '../deadline';
import { KILL_GRACE_MS, limitsOf } from '../limits';
import type { TellTests } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type OutputChunk, type RunLimits, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { SnapshotLayout } from './assets';
import { Bench } from './bench';
import { diagnosticsOf } from './diagnostics';
import { orderBytes, type Report } from './harness-frames';
import { limitMessage } from './limit-message';
import { ProgramSide } from './program-side';
import type { PythonInstance } from './python-instance';
import { TestList } from './test-list';
import { FOLDERS, makeWorld } from './world';

/** The tests' own interpreter holds nothing of the learner's; what it may use is the platform's affair. */
export const JUDGE_MEMORY_BYTES = 256 * 1024 * 1024;

const Plan = z.array(z.tuple([z.string(), z.string()]));
const Found = z.tuple([z.string(), z.array(z.string())]);
const Pair = z.tuple([z.string(), z.string()]);
const Broken = z.tuple([z.string(), z.string(), z.string()]);
const End = z.tuple([z.enum(['passed', 'failed', 'error']), z.string()]);

/**
 * Judges a program by unittest's or pytest's tests: these run in one interpreter, the program in another, which is
 * never given more of a test than the values that the test calls it with. See guest/judge.py and guest/program.py.
 */
export function judgeTests(
  { judge, program }: { judge: PythonInstance; program: PythonInstance },
  request: RunRequest,
  layout: SnapshotLayout,
  { onOutput, onTests }: { onOutput: (chunk: OutputChunk) => void; onTests: TellTests },
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const tests = new TestList(onTests, limitMessage('time', limits, limits.timeMs + KILL_GRACE_MS));
  const side = new ProgramSide(
    program,
    limits,
    (streams) => makeWorld({ request, instance: program, deadline, layout, ...streams }),
    deadline,
    (text) => tests.printed(text),
  );
  const output = new RunOutput(limits.outputBytes, onOutput);
  const bench = new TestBench(side, request, output, tests);
  const host = makeWorld({
    request: { ...request, files: [], stdin: '' },
    instance: judge,
    deadline,
    layout,
    output,
    read: (limit) => bench.read(limit),
    write: (bytes) => bench.write(bytes),
  });
  FOLDERS.forEach((_, index) => {
    host.files.get(3 + index).node = side.host.files.get(3 + index).node; // what one writes, the other reads
  });
  const stop = runToEnd(() => judge.resume(host));
  output.flush();
  return resultOf({ bench, side, output, limits, deadline, request, program, stop });
}

interface Judged {
  bench: TestBench;
  side: ProgramSide;
  output: RunOutput;
  limits: RunLimits;
  deadline: Deadline;
  request: RunRequest;
  program: PythonInstance;
  stop: unknown;
}

function resultOf({ bench, side, output, limits, deadline, request, program, stop }: Judged): RunResult {
  const limitHit = side.limit ?? (stop instanceof RunStopped ? stop.limit : undefined);
  const reason = limitHit
    ? limitMessage(limitHit, limits, deadline.elapsedMs)
    : 'What the program gave could not be judged: it is too large or too deep.';
  const ended = limitHit === 'time' || limitHit === 'output';
  const diagnostics = diagnosticsOf(side.fault, request.files);
  return {
    stdout: output.stdout,
    stderr: output.stderr,
    exitCode: ended ? null : side.fault !== undefined || limitHit ? 1 : 0,
    timeMs: deadline.elapsedMs,
    memoryBytes: program.memory.buffer.byteLength,
    ...(limitHit && { limitHit }),
    probes: [],
    tests: bench.tests.outcomes(reason, output.endCapture()),
    ...(diagnostics.length > 0 && { diagnostics }),
  };
}

/** Gives what stopped the tests before their end, if something did. */
function runToEnd(resume: () => void): unknown {
  try {
    resume();
    throw new RunnerFailed('The tests ended without a word.');
  } catch (stop) {
    if (stop instanceof GuestExit && stop.code === 0) return undefined;
    if (stop instanceof RunStopped || stop instanceof RangeError || stop instanceof WebAssembly.RuntimeError)
      return stop;
    if (stop instanceof GuestExit) throw new RunnerFailed('The tests could not be run.');
    throw stop;
  }
}

/** The host's end of the talk with guest/judge.py. */
class TestBench extends Bench {
  constructor(
    side: ProgramSide,
    request: RunRequest,
    private readonly output: RunOutput,
    readonly tests: TestList,
  ) {
    const files = (request.tests ?? []).filter(({ name }) => name.endsWith('.py'));
    const names = request.files.map(({ name }) => name).filter((name) => name.endsWith('.py'));
    super(side, orderBytes('judge', JSON.stringify({ tests: files, program: names })));
  }

  protected nextOrder(): never {
    throw new RunnerFailed('The tests waited for nothing.');
  }

  protected take({ kind, body }: Report): void {
    if (kind === 'plan') this.tests.plan(Plan.parse(JSON.parse(body)));
    if (kind === 'found') this.tests.found(...Found.parse(JSON.parse(body)));
    if (kind === 'broken') {
      const [file, message] = Broken.parse(JSON.parse(body));
      this.tests.broken(file, message);
    }
    if (kind === 'start') {
      this.tests.start(...Pair.parse(JSON.parse(body)));
      this.output.capture();
    }
    if (kind === 'end') {
      const [outcome, message] = End.parse(JSON.parse(body));
      this.tests.end(outcome, message, this.output.endCapture());
    }
  }
}
