import type { TellTests } from '../protocol/tests-so-far';
import type { SourceFile, TestOutcome } from '../runner';
import type { FoundTest } from './inspection';
import { type LinkedProgram, type ProgramEnd, type ProgramWorld, runProgram } from './program';
import { tellFailure } from './test-report';

/** The numbers of build/scripts/go-runtime/judge/judge.go. */
const OUTCOMES = ['passed', 'failed', 'error', 'passed'] as const;
const SKIPPED = 3;
const FIRST_CHANNEL = 1 << 20;
/** More than a failure message shows: what a test prints of a program's values has no limit of its own. */
const REPORT_CHARACTERS = 100_000;

export interface JudgedEnd {
  tests: TestOutcome[];
  /** How the last instance ended. */
  end: ProgramEnd;
}

/**
 * Runs the tests in one instance of the program, and the remaining ones in another when a test ended the first. A
 * verdict is what the judge's package reports to the host after a test is over, by functions that the learner's code
 * can't name.
 */
export function runTests(
  program: LinkedProgram,
  found: readonly FoundTest[],
  world: ProgramWorld,
  onTests: TellTests,
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

/** Some files may hold only helpers, but then another must have a test. */
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

type Why = Pick<ProgramEnd, 'limit' | 'crash' | 'exitCode'>;
/** How a program ends that calls nothing, so that whoever keeps its clock must end it. */
const KILLED: Why = { limit: 'time', exitCode: 1 };

const notRun = (end: Why) => `This test was not run: ${whyEnded(end)}`;

function endedIt(end: Why): string {
  const why = whyEnded(end);
  return why.charAt(0).toUpperCase() + why.slice(1);
}

function whyEnded({ limit, crash, exitCode }: Why): string {
  if (limit) return `the program was stopped by the ${limit} limit.`;
  const place = crash?.diagnostic && `\nat ${crash.diagnostic.file}:${crash.diagnostic.line}`;
  if (crash) return `the program crashed: ${crash.cause}${place ?? ''}`;
  return `the program ended (exit code ${exitCode}) before the tests were over.`;
}

/** One instance's run of tests, from the first that has no outcome yet. */
class TestSession {
  /** The test whose code is running. */
  private current: number | undefined;
  private inside = false;
  private report = '';
  private readonly stdout = new Map<number, string>();
  private readonly decoder = new TextDecoder();
  readonly world: ProgramWorld;

  constructor(
    private readonly found: readonly FoundTest[],
    private readonly outcomes: Array<TestOutcome | undefined>,
    private readonly first: number,
    world: ProgramWorld,
    private readonly onTests: TellTests,
  ) {
    // A number that a program cannot guess; what it wrote there would still be no more than a message.
    const channel = FIRST_CHANNEL + (crypto.getRandomValues(new Uint32Array(1))[0]! >>> 2);
    this.world = {
      ...world,
      open: (host) => {
        const write = (bytes: Uint8Array) => {
          if (this.inside || this.report.length > REPORT_CHARACTERS) return;
          this.report += this.decoder.decode(bytes.subarray(0, REPORT_CHARACTERS), { stream: true });
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
    this.inside = true;
    this.report = '';
    const isOpen = this.found[test] && !this.outcomes[test];
    if (isOpen) this.tell(test, 'error', endedIt(KILLED), '');
    this.world.output.capture(isOpen ? (text) => this.onTests({ kind: 'printed', text }) : undefined);
  }

  private leave(): undefined {
    if (!this.inside || this.current === undefined) return;
    this.inside = false;
    this.stdout.set(this.current, this.world.output.endCapture());
  }

  private end(test: number, code: number): undefined {
    const outcome = OUTCOMES[code];
    if (test !== this.current || this.inside || this.outcomes[test] || !outcome) return;
    this.current = undefined;
    const message =
      code === SKIPPED
        ? 'This test was skipped.'
        : tellFailure(this.report, this.found[test]!, this.learnersFiles());
    this.settle(test, outcome, message);
  }

  /** The instance has ended: a test that was begun and not ended is the one that ended it. */
  close(end: ProgramEnd): void {
    const test = this.current;
    if (test === undefined || this.outcomes[test]) return;
    this.leave();
    this.settle(test, 'error', endedIt(end));
  }

  private settle(test: number, outcome: TestOutcome['outcome'], message: string): void {
    const stdout = this.stdout.get(test) ?? '';
    this.outcomes[test] = outcomeOf(this.found[test]!, outcome, message, stdout);
    this.tell(test, outcome, message, stdout);
  }

  private tell(index: number, outcome: TestOutcome['outcome'], message: string, stdout: string): void {
    this.onTests({ kind: 'test', index, outcome, message, stdout });
  }

  private learnersFiles(): ReadonlySet<string> {
    return new Set(this.world.request.files.map(({ name }) => name));
  }
}
