import type { TestListener } from '../protocol/tests-so-far';
import type { SourceFile, TestOutcome } from '../runner';
import type { FoundTest } from './inspection';
import { type LinkedProgram, type ProgramEnd, type ProgramWorld, runProgram } from './program';
import { describeFailure } from './test-report';

/** Indexed by the outcome codes of build/scripts/go-runtime/judge/judge.go. */
const OUTCOMES = ['passed', 'failed', 'error', 'passed'] as const;
const SKIPPED = 3;
const FIRST_CHANNEL = 1 << 20;
/** More than a failure message shows. A test's own output of a program's values is unlimited. */
const MAX_REPORT_CHARACTERS = 100_000;

export interface JudgedEnd {
  tests: TestOutcome[];
  /** How the last instance ended. */
  end: ProgramEnd;
}

/**
 * Runs the tests in one instance of the program. If a test ends the instance, the remaining tests run in a new one. The
 * judge's package reports each verdict to the host after the test, through functions that the learner's code can't name.
 */
export function runTests(
  program: LinkedProgram,
  found: readonly FoundTest[],
  world: ProgramWorld,
  onTests: TestListener,
): JudgedEnd {
  if (found.length === 0) return withoutTests(world.request.tests ?? []);
  const outcomes: Array<TestOutcome | undefined> = found.map(() => undefined);
  onTests({ kind: 'list', tests: found.map((test) => outcomeOf(test, 'error', notRun(KILLED), '')) });
  for (;;) {
    const next = outcomes.findIndex((outcome) => !outcome);
    const session = new TestSession(found, outcomes, next, world, onTests);
    const end = runProgram(program, session.world);
    session.close(end);
    const left = outcomes.findIndex((outcome) => !outcome);
    if (left < 0 || end.limit || left === next) {
      const rest = notRun(end);
      return {
        end,
        tests: found.map((test, index) => outcomes[index] ?? outcomeOf(test, 'error', rest, '')),
      };
    }
  }
}

/** Test files that contain no tests at all. (A file with only helpers is fine if another one has tests.) */
function withoutTests(files: readonly SourceFile[]): JudgedEnd {
  const tests = files.map(({ name }) => {
    const message = `There are no tests in ${name}. Write func TestXxx(t *testing.T).`;
    return outcomeOf({ file: name, name }, 'error', message, '');
  });
  return { end: { exitCode: 1, memoryBytes: 0 }, tests };
}

const outcomeOf = (
  { file, name }: Pick<FoundTest, 'file' | 'name'>,
  outcome: TestOutcome['outcome'],
  message: string,
  stdout: string,
): TestOutcome => ({ file, name, outcome, message, stdout });

type EndReason = Pick<ProgramEnd, 'limit' | 'crash' | 'exitCode'>;
/** The end of a program that makes no host calls, so only its owner can kill it. */
const KILLED: EndReason = { limit: 'time', exitCode: 1 };

const notRun = (end: EndReason) => `This test was not run: ${describeEnd(end)}`;

function sentenceAbout(end: EndReason): string {
  const text = describeEnd(end);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function describeEnd({ limit, crash, exitCode }: EndReason): string {
  if (limit) return `the program was stopped by the ${limit} limit.`;
  const location = crash?.diagnostic && `\nat ${crash.diagnostic.file}:${crash.diagnostic.line}`;
  if (crash) return `the program crashed: ${crash.cause}${location ?? ''}`;
  return `the program ended (exit code ${exitCode}) before the tests finished.`;
}

/** Runs tests in one instance, starting with the first that has no outcome yet. */
class TestSession {
  /** The test whose code is running. */
  private current: number | undefined;
  private isInTest = false;
  private report = '';
  private readonly stdout = new Map<number, string>();
  private readonly decoder = new TextDecoder();
  readonly world: ProgramWorld;

  constructor(
    private readonly found: readonly FoundTest[],
    private readonly outcomes: Array<TestOutcome | undefined>,
    private readonly first: number,
    world: ProgramWorld,
    private readonly onTests: TestListener,
  ) {
    // A descriptor that a program can't guess. Even if it did, it could only change the text of a message.
    const channel = FIRST_CHANNEL + (crypto.getRandomValues(new Uint32Array(1))[0]! >>> 2);
    this.world = {
      ...world,
      open: (host) => {
        const write = (bytes: Uint8Array) => {
          if (this.isInTest || this.report.length > MAX_REPORT_CHARACTERS) return;
          this.report += this.decoder.decode(bytes.subarray(0, MAX_REPORT_CHARACTERS), { stream: true });
        };
        host.files.add({ node: host.disk.device({ write }) }, channel);
      },
      judge: {
        first: () => this.first,
        channel: () => channel,
        begin: (test) => this.begin(test ?? -1),
        leave: () => this.leave(),
        end: (test, outcome) => this.end(test ?? -1, outcome ?? -1),
      },
    };
  }

  private begin(test: number): undefined {
    this.current = test;
    this.isInTest = true;
    this.report = '';
    const isPending = this.found[test] && !this.outcomes[test];
    if (isPending) this.notify(test, 'error', sentenceAbout(KILLED), '');
    this.world.output.capture(isPending ? (text) => this.onTests({ kind: 'printed', text }) : undefined);
  }

  private leave(): undefined {
    if (!this.isInTest || this.current === undefined) return;
    this.isInTest = false;
    this.stdout.set(this.current, this.world.output.endCapture());
  }

  private end(test: number, code: number): undefined {
    const outcome = OUTCOMES[code];
    if (test !== this.current || this.isInTest || this.outcomes[test] || !outcome) return;
    this.current = undefined;
    const message =
      code === SKIPPED
        ? 'This test was skipped.'
        : describeFailure(this.report, this.found[test]!, this.learnersFiles());
    this.settle(test, outcome, message);
  }

  /** Called when the instance has ended. A test that began but didn't end is what ended it. */
  close(end: ProgramEnd): void {
    const test = this.current;
    if (test === undefined || this.outcomes[test]) return;
    this.leave();
    this.settle(test, 'error', sentenceAbout(end));
  }

  private settle(test: number, outcome: TestOutcome['outcome'], message: string): void {
    const stdout = this.stdout.get(test) ?? '';
    this.outcomes[test] = outcomeOf(this.found[test]!, outcome, message, stdout);
    this.notify(test, outcome, message, stdout);
  }

  private notify(index: number, outcome: TestOutcome['outcome'], message: string, stdout: string): void {
    this.onTests({ kind: 'test', index, outcome, message, stdout });
  }

  private learnersFiles(): ReadonlySet<string> {
    return new Set(this.world.request.files.map(({ name }) => name));
  }
}
