import type { TestOutcome } from '../runner';
import type { FoundTest } from './inspection';
import { type LinkedProgram, type ProgramEnd, type ProgramWorld, runProgram } from './program';
import { tellFailure } from './test-report';

/** The numbers of build/scripts/go-runtime/judge/judge.go. */
const OUTCOMES = ['passed', 'failed', 'error', 'passed'] as const;
const SKIPPED = 3;
const FIRST_CHANNEL = 1 << 20;

export interface JudgedEnd {
  tests: TestOutcome[];
  /** How the last instance ended. */
  end: ProgramEnd;
}

/**
 * Runs the tests in an instance of the program, and what is left of them in another when a test ended the first. A
 * verdict is what the judge's package says of a test by calling the host, after the test has come to its end; the
 * learner's code cannot name these functions.
 */
export function runTests(
  program: LinkedProgram,
  found: readonly FoundTest[],
  world: ProgramWorld,
): JudgedEnd {
  const outcomes: Array<TestOutcome | undefined> = found.map(() => undefined);
  for (;;) {
    const next = outcomes.findIndex((outcome) => !outcome);
    const sitting = new Sitting(found, outcomes, next, world);
    const end = runProgram(program, sitting.world);
    sitting.close(end);
    const left = outcomes.findIndex((outcome) => !outcome);
    if (left < 0 || end.limit || left === next) {
      const why = `This test was not run: ${whyEnded(end)}`;
      return { end, tests: found.map((test, index) => outcomes[index] ?? outcomeOf(test, 'error', why, '')) };
    }
  }
}

const outcomeOf = (
  { file, name }: FoundTest,
  outcome: TestOutcome['outcome'],
  message: string,
  stdout: string,
): TestOutcome => ({ file, name, outcome, message, stdout });

function whyEnded({ limit, crash, exitCode }: ProgramEnd): string {
  if (limit) return `the program was stopped by the ${limit} limit.`;
  const place = crash?.diagnostic && `\nat ${crash.diagnostic.file}:${crash.diagnostic.line}`;
  if (crash) return `the program crashed: ${crash.cause}${place ?? ''}`;
  return `the program ended (exit code ${exitCode}) before the tests were over.`;
}

/** One instance's run of tests, from the first that has no outcome yet. */
class Sitting {
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
  ) {
    // A number that a program cannot guess; what it wrote there would still be no more than a message.
    const channel = FIRST_CHANNEL + (crypto.getRandomValues(new Uint32Array(1))[0]! >>> 2);
    this.world = {
      ...world,
      open: (host) => {
        const write = (bytes: Uint8Array) => {
          if (!this.inside) this.report += this.decoder.decode(bytes, { stream: true });
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
    this.world.output.capture();
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
    this.outcomes[test] = outcomeOf(this.found[test]!, outcome, message, this.stdout.get(test) ?? '');
  }

  /** The instance has ended: a test that was begun and not ended is the one that ended it. */
  close(end: ProgramEnd): void {
    const test = this.current;
    if (test === undefined || this.outcomes[test]) return;
    this.leave();
    const why = whyEnded(end);
    const message = why.charAt(0).toUpperCase() + why.slice(1);
    this.outcomes[test] = outcomeOf(this.found[test]!, 'error', message, this.stdout.get(test) ?? '');
  }

  private learnersFiles(): ReadonlySet<string> {
    return new Set(this.world.request.files.map(({ name }) => name));
  }
}
