import { LANGUAGE_FACTS } from '@shared/runner/languages';
import { LanguageUnavailable, type Runner, type RunRequest } from '@shared/runner/runner';
import type { NativeBench, Tools } from './native';
import { type BenchProgram, check, JUDGED, PROGRAMS, requestOf } from './programs';
import type { Row } from './table';

const ROUNDS = 3;
const ROUND_MS = 2500;

/** Runs a second, `concurrency` at a time, for `forMs`. */
async function rate(concurrency: number, forMs: number, once: () => Promise<void>): Promise<number> {
  const started = performance.now();
  let runs = 0;
  const worker = async () => {
    while (performance.now() - started < forMs) {
      await once();
      runs += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return (runs * 1000) / (performance.now() - started);
}

/** The first program of each language. */
const FIRST = PROGRAMS.filter(
  (program, at) => PROGRAMS.findIndex(({ language }) => language === program.language) === at,
);

/** Promised of Python: at least this many times as many runs a second as native processes. */
const AT_LEAST = { python: 1.5 } as const;

/** Sustained judged runs, against native process starts at the same concurrency, by turns. */
export async function throughputs(
  runner: Runner,
  concurrency: number,
  bench: NativeBench,
  tools: Tools,
  skipped: string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const program of FIRST) {
    try {
      rows.push(await throughput(runner, concurrency, bench, tools, program));
    } catch (error) {
      if (!(error instanceof LanguageUnavailable)) throw error;
      skipped.push(`sustained ${program.language}: ${error.message}`);
    }
  }
  return rows;
}

async function throughput(
  runner: Runner,
  concurrency: number,
  bench: NativeBench,
  tools: Tools,
  program: BenchProgram,
): Promise<Row> {
  let round = 1000;
  const judged = JUDGED[program.language];
  const once = async () => {
    round += 1;
    check(program, await runner.run(judged ? judgedRequest(program, judged) : requestOf(program, round)));
  };
  await once();
  const native = () => program.native(tools, program.source(round++));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    ours.push(await rate(concurrency, ROUND_MS, once));
    if (native()) theirs.push(await rate(concurrency, ROUND_MS, () => bench.run(native()!)));
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const what = `${judged ? 'judged' : 'run'} ${program.language}, ${concurrency} at a time`;
  const row: Row = { what, ours: mean(ours), unit: 'runs/s' };
  if (theirs.length === 0) return row;
  const atLeast = program.language === 'python' && concurrency > 1 ? AT_LEAST.python : undefined;
  return { ...row, peer: mean(theirs), peerName: program.peerName, ...(atLeast && { atLeast }) };
}

type Judged = NonNullable<(typeof JUDGED)[keyof typeof JUDGED]>;

function judgedRequest({ language, more = {} }: BenchProgram, { source, tests }: Judged): RunRequest {
  const entry = { name: LANGUAGE_FACTS[language].entry, content: source };
  return { language, ...more, files: [entry, ...(more.files ?? [])], tests };
}

/** Judged Python on a single runner process. */
export async function onOneProcess(runner: Runner): Promise<Row> {
  const program = FIRST.find(({ language }) => language === 'python')!;
  const request = judgedRequest(program, JUDGED.python!);
  const once = async () => check(program, await runner.run(request));
  await once();
  const ours = await rate(2, ROUNDS * ROUND_MS, once); // One waits, so that the runner is never idle.
  return { what: 'judged python, one runner process', ours, unit: 'runs/s', atLeast: 40 };
}
