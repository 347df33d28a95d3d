import { z } from 'zod';
import { Deadline } from '../deadline';
import { KILL_GRACE_MS, limitsOf } from '../limits';
import type { TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import { type OutputChunk, RunnerFailed, type RunRequest, type RunResult } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import { encodeCommand, type Report } from './harness-frames';
import { runJudge } from './judge-channel';
import { limitMessage, ProgramSide } from './program-side';
import type { PythonInstance } from './python-instance';
import { resultOf } from './run-host';
import { TestList } from './test-list';

/** The tests' interpreter contains nothing of the learner's, so its memory doesn't count toward their limit. */
export const JUDGE_MEMORY_BYTES = 256 * 1024 * 1024;

const Pair = z.tuple([z.string(), z.string()]);
const Plan = z.array(Pair);
const Found = z.tuple([z.string(), z.array(z.string())]);
const Broken = z.tuple([z.string(), z.string(), z.string()]);
const End = z.tuple([z.enum(['passed', 'failed', 'error']), z.string()]);

/**
 * Judges a program with unittest or pytest tests. The tests run in one interpreter and the program in another, which
 * only gets the values that a test passes to it. See guest/judge.py and guest/program.py.
 */
export function judgeTests(
  { judge, program }: { judge: PythonInstance; program: PythonInstance },
  request: RunRequest,
  { onOutput, onTests }: { onOutput: (chunk: OutputChunk) => void; onTests: TestListener },
): RunResult {
  const limits = limitsOf(request);
  const deadline = new Deadline(limits.timeMs);
  const run = { request, limits, deadline };
  const tests = new TestList(onTests, limitMessage('time', limits, limits.timeMs + KILL_GRACE_MS));
  const side = new ProgramSide(program, run, (text) => tests.printed(text));
  const output = new RunOutput(limits.outputBytes, onOutput);
  const files = (request.tests ?? []).filter(({ name }) => name.endsWith('.py'));
  const names = request.files.map(({ name }) => name).filter((name) => name.endsWith('.py'));
  const command = encodeCommand('judge', JSON.stringify({ tests: files, program: names }));
  const stop = runJudge(judge, { ...run, side, output }, command, (report) => record(report, tests, output));
  if (stop instanceof GuestExit) throw new RunnerFailed('The tests failed to run.');
  output.flush();
  const limitHit = side.limit ?? (stop instanceof RunStopped ? stop.limit : undefined);
  const reason = limitHit
    ? limitMessage(limitHit, limits, deadline.elapsedMs)
    : 'The program returned a value that is too large or too deeply nested to judge.';
  const ended = limitHit === 'time' || limitHit === 'output';
  return resultOf(run, program, output, {
    exitCode: ended ? null : side.errorJson !== undefined || limitHit ? 1 : side.exitCode,
    limitHit,
    errorJson: side.errorJson,
    tests: tests.outcomes(reason, output.endCapture()),
  });
}

/** Records a report from guest/judge.py. */
function record({ kind, body }: Report, tests: TestList, output: RunOutput): void {
  if (kind === 'plan') tests.plan(Plan.parse(JSON.parse(body)));
  if (kind === 'found') tests.found(...Found.parse(JSON.parse(body)));
  if (kind === 'broken') {
    const [file, message] = Broken.parse(JSON.parse(body));
    tests.broken(file, message);
  }
  if (kind === 'start') {
    tests.start(...Pair.parse(JSON.parse(body)));
    output.capture();
  }
  if (kind === 'end') {
    const [outcome, message] = End.parse(JSON.parse(body));
    tests.end(outcome, message, output.endCapture());
  }
}
