import { isCompiledLanguage, LANGUAGE_FACTS } from '@shared/runner/languages';
import { LanguageUnavailable, type Runner, type RunRequest } from '@shared/runner/runner';
import { rounds } from '../rounds';
import type { NativeBench, Tools } from './native';
import { type BenchProgram, check, JUDGED, type JudgedProgram, PROGRAMS, requestOf } from './programs';
import type { Row } from './table';

const ROUNDS = rounds(3);
const ROUND_MS = rounds(2000, 100);
/** A compiler's second process starts when two programs come at a time, and V8 then optimizes it in the background. */
const WARM_UP_MS = rounds(15_000, 100);

/** Runs per second, `concurrency` at a time, during `forMs`. */
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

/** Minimum ratio of our runs per second to native processes per second. */
const MIN_RATIOS: Readonly<Record<string, number>> = {
  'plain python': 1.5,
  'graded javascript': 1,
  'graded sql': 1,
};

export interface Side {
  runner: Runner;
  concurrency: number;
  bench: NativeBench;
  tools: Tools;
}

/** Sustained runs, plain and graded by tests, alternating with native processes at the same concurrency. */
export async function throughputs(side: Side, skipped: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const program of FIRST) {
    try {
      rows.push(await throughput(side, program, false));
      if (JUDGED[program.language]) rows.push(await throughput(side, program, true));
    } catch (error) {
      if (!(error instanceof LanguageUnavailable)) throw error;
      skipped.push(`sustained ${program.language}: ${error.message}`);
    }
  }
  return rows;
}

async function throughput(side: Side, program: BenchProgram, isGraded: boolean): Promise<Row> {
  const { runner, concurrency, bench, tools } = side;
  const judged = JUDGED[program.language];
  let round = 1000;
  const requestNow = () => (isGraded && judged ? judgedRequest(program, judged) : requestOf(program, round));
  const once = async () => {
    round += 1;
    check(program, await runner.run(requestNow()));
  };
  if (isCompiledLanguage(program.language)) await rate(concurrency, WARM_UP_MS, once);
  else await once();
  const peer = (isGraded && judged?.peer) || program;
  const native = () => peer.native(tools, peer.source(round++));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let turn = 0; turn < ROUNDS; turn++) {
    ours.push(await rate(concurrency, ROUND_MS, once));
    if (native()) theirs.push(await rate(concurrency, ROUND_MS, () => bench.run(native()!)));
  }
  const kind = `${isGraded ? 'graded' : 'plain'} ${program.language}`;
  const row: Row = {
    what: `${kind}, ${concurrency} at a time`,
    ours: mean(ours),
    unit: 'runs/s',
    isRate: true,
  };
  if (theirs.length === 0) return row;
  return { ...row, peer: mean(theirs), peerName: peer.peerName, atLeast: MIN_RATIOS[kind] };
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function judgedRequest({ language, more = {} }: BenchProgram, { source, tests }: JudgedProgram): RunRequest {
  const entry = { name: LANGUAGE_FACTS[language].entry, content: source };
  return { language, ...more, files: [entry, ...(more.files ?? [])], tests };
}

/** Graded Python on a single runner process. */
export async function onOneProcess(runner: Runner): Promise<Row> {
  const program = FIRST.find(({ language }) => language === 'python')!;
  const request = judgedRequest(program, JUDGED.python!);
  const once = async () => check(program, await runner.run(request));
  await once();
  const ours = await rate(2, ROUNDS * ROUND_MS, once); // One waits, so that the runner is never idle.
  return { what: 'graded python, one runner process', ours, unit: 'runs/s', isRate: true, atLeast: 40 };
}
