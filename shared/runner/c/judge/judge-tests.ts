import { RunOutput } from '../../run-output';
import type { LimitName, TestOutcome } from '../../runner';
import type { TellTests } from '../../tests-so-far';
import { Program, type ProgramEnd, type ProgramWorld } from '../program';
import type { JudgedBuild, ReadyModule } from './build-judged';
import { bytesText, failureText, holds, numberOf, type Value } from './compare';
import type { FoundTest } from './find-tests';
import { lengthAt, type Site } from './sites';

/** Thrown through the program's frames when a check does not hold: a test ends with its first failure. */
class CheckFailed extends Error {
  override readonly name = 'CheckFailed';
}

const MUNIT_OK = 0;
const MUNIT_SKIP = 2;

export interface JudgedRun {
  exitCode: number | null;
  limitHit?: LimitName;
  memoryBytes: number;
  tests: TestOutcome[];
}

/** Right sides that a run of the tests computed: by test and check, in the order in which they came. */
type Computed = Map<number, Value[]>;

/** Judges every test in an instance of its own; one that breaks leaves the others. */
export function judgeTests(
  build: JudgedBuild,
  surroundings: Omit<ProgramWorld, 'output'>,
  outputBytes: number,
  onTests: TellTests,
): JudgedRun {
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
    const worldOf = (onText: (text: string) => void) => ({
      ...surroundings,
      output: new RunOutput(room, ({ stream, text }) => stream === 'stdout' && onText(text)),
    });
    const unheard = worldOf(() => undefined);
    const expected = build.solution && new TestRun(build, build.solution, unheard, index).expectations();
    const heard = worldOf((text) => onTests({ kind: 'printed', text }));
    const run = new TestRun(build, build.program, heard, index, expected);
    onTests({ kind: 'test', index, ...NOTHING_YET, message: hitLimit('time', '') });
    const outcome = run.judge(test);
    onTests({ kind: 'test', index, ...stateOf(outcome) });
    outcomes.push(outcome);
    room = Math.max(0, room - outcome.stdout.length);
    limitHit = run.limitHit;
    memoryBytes = Math.max(memoryBytes, run.memoryBytes);
  }
  const passed = outcomes.every(({ outcome }) => outcome === 'passed');
  const exitCode = limitHit === 'time' || limitHit === 'output' ? null : passed ? 0 : 1;
  return { exitCode, ...(limitHit && { limitHit }), memoryBytes, tests: outcomes };
}

const NOTHING_YET = { outcome: 'error', stdout: '' } as const;
const stateOf = ({ outcome, message, stdout }: TestOutcome) => ({ outcome, message, stdout });

const hitLimit = (limit: LimitName, faults: string) => `The program hit its ${limit} limit. ${faults}`.trim();
const notReached = (limit: LimitName) =>
  `The test was not reached: the program hit its ${limit} limit before.`;

class TestRun {
  limitHit: LimitName | undefined;
  memoryBytes = 0;
  private failure: string | undefined;
  private forged = false;
  private readonly computed: Computed = new Map();
  private readonly seen = new Map<number, number>();
  private program: Program | undefined;

  constructor(
    private readonly build: JudgedBuild,
    private readonly target: ReadyModule,
    private readonly world: ProgramWorld,
    private readonly index: number,
    private readonly expected?: Computed,
  ) {}

  judge(test: FoundTest): TestOutcome {
    const end = this.call();
    const { stdout, stderr } = this.world.output;
    return { ...test, ...this.verdict(end, stderr.trim()), stdout };
  }

  /** For the reference solution: runs the test and only takes down what the checks' right sides are. */
  expectations(): Computed {
    this.call();
    return this.computed;
  }

  private call(): (ProgramEnd & { value?: unknown }) | undefined {
    try {
      this.program = new Program(this.target.module, this.target.wasm, {
        ...this.world,
        imports: this.imports(),
      });
      const started = this.program.call('_initialize');
      const end = started.exitCode === 0 ? this.program.call(`judge_${this.index}`) : started;
      this.limitHit = end.limitHit;
      return end;
    } catch (stop) {
      if (stop instanceof CheckFailed) return undefined;
      throw stop;
    } finally {
      this.memoryBytes = this.program?.memory.buffer.byteLength ?? 0;
    }
  }

  private verdict(
    end: ReturnType<TestRun['call']>,
    faults: string,
  ): Pick<TestOutcome, 'outcome' | 'message'> {
    if (this.forged) return { outcome: 'error', message: 'The program spoke to the judge itself.' };
    if (this.failure) return { outcome: 'failed', message: this.failure };
    if (!end) return { outcome: 'error', message: 'The test could not be finished.' };
    if (end.limitHit) return { outcome: 'error', message: hitLimit(end.limitHit, faults) };
    if (!('value' in end)) {
      const message = faults || `The program ended itself with exit(${end.exitCode}) during the test.`;
      return { outcome: 'error', message };
    }
    if (end.value === MUNIT_SKIP) return { outcome: 'error', message: 'The test was skipped.' };
    if (end.value !== MUNIT_OK) return { outcome: 'failed', message: 'The test failed.' };
    const missed = this.missedCheck();
    return missed ? { outcome: 'failed', message: missed } : { outcome: 'passed', message: '' };
  }

  /** With a reference solution: a check that the solution came to more often than the program did. */
  private missedCheck(): string | undefined {
    for (const [id, values] of this.expected ?? []) {
      if ((this.seen.get(id) ?? 0) < values.length)
        return `${this.build.sites.get(id)?.left} was not checked to its end.`;
    }
    return undefined;
  }

  private imports(): ProgramWorld['imports'] {
    const memory = () => new Uint8Array(this.program!.memory.buffer);
    return {
      judge: {
        number: (nonce: number, id: number, left: bigint, right: bigint) =>
          this.check(
            nonce,
            id,
            (site) =>
              [numberOf(site, left), site.known ? site.number : right].map((each) =>
                numberOf(site, each),
              ) as [Value, Value],
          ),
        real: (nonce: number, id: number, left: number, right: number) =>
          this.check(nonce, id, (site) => [left, site.known ? site.real : right]),
        pointer: (nonce: number, id: number, left: number, right: number) =>
          this.check(nonce, id, () => [BigInt(left), BigInt(right)]),
        bytes: (nonce: number, id: number, left: number, right: number, size: number) =>
          this.check(nonce, id, (site) => {
            const all = memory();
            const at = (address: number) => {
              const start = address >>> 0;
              const length = site.kind === 'text' ? lengthAt(all, start) : size >>> 0;
              return bytesText(all.subarray(start, start + length));
            };
            const constant = site.kind === 'text' ? site.bytes : site.bytes.subarray(0, size >>> 0);
            return [left === 0 ? 'NULL pointer' : at(left), site.known ? bytesText(constant) : at(right)];
          }),
      },
    };
  }

  private check(nonce: number, id: number, sides: (site: Site) => [Value, Value]): void {
    const site = this.build.sites.get(id >>> 0);
    if (nonce >>> 0 !== this.build.nonce || !site) {
      this.forged = true;
      throw new CheckFailed('forged');
    }
    const [left, own] = sides(site);
    const count = this.seen.get(id) ?? 0;
    this.seen.set(id, count + 1);
    const computes = !site.known && site.kind !== 'pointer';
    if (computes && !this.expected) this.computed.set(id, [...(this.computed.get(id) ?? []), own]);
    const right = computes && this.expected ? this.expected.get(id)?.[count] : own;
    if (right !== undefined && holds(site, left, right)) return;
    this.failure ??=
      right === undefined
        ? `${site.left} was checked more often than it should be.`
        : failureText(site, left, right);
    throw new CheckFailed(this.failure);
  }
}
