import type { TestListener } from '../../protocol/tests-so-far';
import { RunOutput } from '../../run-output';
import type { LimitName, RunResult, TestOutcome } from '../../runner';
import type { ProgramWorld } from '../program';
import type { JudgedBuild } from './build-judged';
import { hitLimit, TestRun } from './test-run';

type Environment = Omit<ProgramWorld, 'output'>;

/** Judges each test in its own instance; one that crashes doesn't affect the others. */
export function judgeTests(
  build: JudgedBuild,
  environment: Environment,
  outputBytes: number,
  onTests: TestListener,
): Pick<RunResult, 'exitCode' | 'limitHit' | 'memoryBytes' | 'tests'> {
  const pending = build.tests.map((test) => ({ ...test, ...PENDING, message: notReached('time') }));
  onTests({ kind: 'list', tests: pending });
  const outcomes: TestOutcome[] = [];
  let remainingBytes = outputBytes;
  let limitHit: LimitName | undefined;
  let memoryBytes = 0;
  for (const [index, test] of build.tests.entries()) {
    if (limitHit) {
      outcomes.push({ ...test, outcome: 'error', message: notReached(limitHit), stdout: '' });
      continue;
    }
    const { program, stubbed } = build.files.get(test.file)!;
    const held = { sites: stubbed.sites, values: stubbed.byTest.get(index) ?? new Map() };
    const onText = (text: string) => onTests({ kind: 'printed', text });
    const output = new RunOutput(remainingBytes, ({ stream, text }) => stream === 'stdout' && onText(text));
    const world = { ...environment, output };
    const run = new TestRun(build, program, world, index, held);
    const position = outcomes.length;
    onTests({ kind: 'test', index: position, ...PENDING, message: hitLimit('time', '') });
    const state = run.judge();
    if (!state) {
      onTests({ kind: 'list', tests: [...outcomes, ...pending.slice(index + 1)] });
      continue;
    }
    onTests({ kind: 'test', index: position, ...state });
    outcomes.push({ ...test, ...state });
    remainingBytes = Math.max(0, remainingBytes - state.stdout.length - world.output.stderr.length);
    limitHit = run.limitHit;
    memoryBytes = Math.max(memoryBytes, run.memoryBytes);
  }
  const passed = outcomes.every(({ outcome }) => outcome === 'passed');
  const exitCode = limitHit === 'time' || limitHit === 'output' ? null : passed ? 0 : 1;
  return { exitCode, ...(limitHit && { limitHit }), memoryBytes, tests: outcomes };
}

const PENDING = { outcome: 'error', stdout: '' } as const;

const notReached = (limit: LimitName) =>
  `The test was not reached: the program hit its ${limit} limit first.`;
