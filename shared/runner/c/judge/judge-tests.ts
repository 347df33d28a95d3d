import type { TellTests } from '../../protocol/tests-so-far';
import { RunOutput } from '../../run-output';
import type { LimitName, RunResult, TestOutcome } from '../../runner';
import type { ProgramWorld } from '../program';
import type { JudgedBuild } from './build-judged';
import { hitLimit, TestRun } from './test-run';

type Surroundings = Omit<ProgramWorld, 'output'>;

/** Judges every test in an instance of its own; one that breaks leaves the others. */
export function judgeTests(
  build: JudgedBuild,
  surroundings: Surroundings,
  outputBytes: number,
  onTests: TellTests,
): Pick<RunResult, 'exitCode' | 'limitHit' | 'memoryBytes' | 'tests'> {
  const open = build.tests.map((test) => ({ ...test, ...NOTHING_YET, message: notReached('time') }));
  onTests({ kind: 'list', tests: open });
  const outcomes: TestOutcome[] = [];
  let room = outputBytes;
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
    const output = new RunOutput(room, ({ stream, text }) => stream === 'stdout' && onText(text));
    const world = { ...surroundings, output };
    const run = new TestRun(build, program, world, index, held);
    const place = outcomes.length;
    onTests({ kind: 'test', index: place, ...NOTHING_YET, message: hitLimit('time', '') });
    const state = run.judge();
    if (!state) {
      onTests({ kind: 'list', tests: [...outcomes, ...open.slice(index + 1)] });
      continue;
    }
    onTests({ kind: 'test', index: place, ...state });
    outcomes.push({ ...test, ...state });
    room = Math.max(0, room - state.stdout.length - world.output.stderr.length);
    limitHit = run.limitHit;
    memoryBytes = Math.max(memoryBytes, run.memoryBytes);
  }
  const passed = outcomes.every(({ outcome }) => outcome === 'passed');
  const exitCode = limitHit === 'time' || limitHit === 'output' ? null : passed ? 0 : 1;
  return { exitCode, ...(limitHit && { limitHit }), memoryBytes, tests: outcomes };
}

const NOTHING_YET = { outcome: 'error', stdout: '' } as const;

const notReached = (limit: LimitName) =>
  `The test was not reached: the program hit its ${limit} limit before.`;
