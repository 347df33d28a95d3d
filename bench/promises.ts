import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isShort } from './rounds';

/**
 * What was measured last on a quiet machine is in measured.json, by benchmark and name: the ratio to the peer. A promise
 * lies this far from it, in the direction that's worse. `npm run bench -- --record` replaces the figures, so a change of
 * one is in the diff, to be explained.
 */
const TOLERANCE = 1.3;
/** Below this part of its budget, a figure differs by more than the tolerance from run to run; the budget alone holds. */
const NOISE = 0.05;
const FILE = join(import.meta.dirname, 'measured.json');
const bench = basename(process.argv[1] ?? '', '.bench.ts');

type Measured = Record<string, Record<string, number>>;
const read = (): Measured => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {});
const sorted = <T>(values: Record<string, T>) =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

export interface Bounds {
  /** What the product promises whatever was measured: a budget. */
  atMost?: number;
  atLeast?: number;
  /** A rate: more is better. */
  isRate?: boolean;
}

export interface Verdict {
  /** Undefined where nothing was promised yet, and in a short run. */
  holds: boolean | undefined;
  /** The promise in words, such as "at most 1.6 x". */
  promise: string;
}

/** Compares a ratio with its promise: the tighter one of the budget and of what was measured before. */
export function compare(name: string, ratio: number, unit: string, bounds: Bounds): Verdict {
  const before = read()[bench]?.[name];
  const isNoise = bounds.atMost !== undefined && ratio < bounds.atMost * NOISE;
  if (process.env.BENCH_RECORD === '1') record(name, isNoise ? undefined : ratio);
  const isRate = bounds.isRate ?? bounds.atLeast !== undefined;
  const limits = isRate
    ? [bounds.atLeast, before && before / TOLERANCE]
    : [bounds.atMost, before && before * TOLERANCE];
  const given = limits.filter((limit) => limit !== undefined);
  if (given.length === 0) return { holds: undefined, promise: 'nothing promised' };
  const limit = isRate ? Math.max(...given) : Math.min(...given);
  const holds = isRate ? ratio >= limit : ratio <= limit;
  if (!holds && !isShort) process.exitCode = 1;
  return {
    holds: isShort ? undefined : holds,
    promise: `${isRate ? 'at least' : 'at most'} ${limit.toPrecision(3)} ${unit}`,
  };
}

function record(name: string, ratio: number | undefined): void {
  const all = read();
  const { [name]: _before, ...others } = all[bench] ?? {};
  const own = sorted(ratio === undefined ? others : { ...others, [name]: Number(ratio.toPrecision(3)) });
  writeFileSync(FILE, `${JSON.stringify(sorted({ ...all, [bench]: own }), null, 2)}\n`);
}

export const verdictOf = (holds: boolean | undefined): string =>
  holds === undefined ? '' : holds ? 'holds' : 'FAILS';
