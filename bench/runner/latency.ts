import type { Runner } from '@shared/runner/runner';
import { LanguageUnavailable } from '@shared/runner/runner';
import { rounds } from '../rounds';
import type { NativeBench, Tools } from './native';
import { type BenchProgram, check, PROGRAMS, requestOf } from './programs';
import { percentile, type Row } from './table';

const WARM_UP = rounds(4);

/** Fresh, isolated runs one at a time, alternating between ours and native, so that noise affects both. */
export async function latencies(
  runner: Runner,
  bench: NativeBench,
  tools: Tools,
  skipped: string[],
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const program of PROGRAMS) {
    try {
      rows.push(await latency(runner, bench, tools, program));
    } catch (error) {
      if (!(error instanceof LanguageUnavailable)) throw error;
      skipped.push(`${program.name}: ${error.message}`);
    }
  }
  return rows;
}

async function latency(
  runner: Runner,
  bench: NativeBench,
  tools: Tools,
  program: BenchProgram,
): Promise<Row> {
  const ours: number[] = [];
  const native: number[] = [];
  const count = rounds(program.rounds, 2);
  for (let round = 0; round < WARM_UP + count; round++) {
    const request = requestOf(program, round);
    const started = performance.now();
    const result = await runner.run(request);
    const took = performance.now() - started;
    check(program, result);
    const peer = program.native(tools, program.source(round));
    const nativeTook = peer && bench.time(peer);
    if (round < WARM_UP) continue;
    ours.push(took);
    if (nativeTook !== undefined) native.push(nativeTook);
  }
  const row: Row = {
    what: program.name,
    ours: percentile(ours, 0.5),
    p95: percentile(ours, 0.95),
    unit: 'ms',
  };
  // A budget in milliseconds isn't a ratio: the native number gets its own row.
  if (program.atMostMs !== undefined) return { ...row, atMost: program.atMostMs };
  if (native.length === 0) return { ...row, peerName: `${program.peerName} isn't installed` };
  return { ...row, peer: percentile(native, 0.5), peerName: program.peerName, atMost: program.atMost };
}
