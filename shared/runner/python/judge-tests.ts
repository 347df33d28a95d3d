import { z } from 'zod';
import { Deadline } from '../deadline';
import { KILL_GRACE_MS, limitsOf } from '../limits';
import type { TellTests } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import type { SnapshotLayout } from './assets';
import { diagnosticsOf } from './diagnostics';
import { orderBytes, type Report } from './harness-frames';
import { JudgeChannel, type JudgedProgram } from './judge-channel';
import { limitMessage } from './limit-message';
import { ProgramSide } from './program-side';
import type { PythonInstance } from './python-instance';
import { TestList } from './test-list';
import { makeWorld } from './world';

/** The tests' own interpreter holds nothing of the learner's, so its memory does not count against their limit. */
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
  const stop = new TestChannel({ side, request, deadline, layout, output }, tests).run(judge);
  if (stop instanceof GuestExit) throw new RunnerFailed('The tests could not be run.');
  output.flush();
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
    tests: tests.outcomes(reason, output.endCapture()),
    ...(diagnostics.length > 0 && { diagnostics }),
  };
}

/** The channel to guest/judge.py. */
class TestChannel extends JudgeChannel {
  constructor(
    program: JudgedProgram,
    private readonly tests: TestList,
  ) {
    const { request } = program;
    const files = (request.tests ?? []).filter(({ name }) => name.endsWith('.py'));
    const names = request.files.map(({ name }) => name).filter((name) => name.endsWith('.py'));
    super(program, orderBytes('judge', JSON.stringify({ tests: files, program: names })));
  }

  protected nextOrder(): never {
    throw new RunnerFailed('The tests waited for nothing.');
  }

  protected take({ kind, body }: Report): void {
    const { output } = this.program;
    if (kind === 'plan') this.tests.plan(Plan.parse(JSON.parse(body)));
    if (kind === 'found') this.tests.found(...Found.parse(JSON.parse(body)));
    if (kind === 'broken') {
      const [file, message] = Broken.parse(JSON.parse(body));
      this.tests.broken(file, message);
    }
    if (kind === 'start') {
      this.tests.start(...Pair.parse(JSON.parse(body)));
      output.capture();
    }
    if (kind === 'end') {
      const [outcome, message] = End.parse(JSON.parse(body));
      this.tests.end(outcome, message, output.endCapture());
    }
  }
}
