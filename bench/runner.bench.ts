import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runtimeFolders, type SandboxOptions, SandboxRunner } from '@server/sandbox';
import { browserRows } from './runner/browser';
import { latencies } from './runner/latency';
import { findTools, NativeBench } from './runner/native';
import { coldStartRow, leakRow, memoryRows } from './runner/processes';
import { printTable, type Row } from './runner/table';
import { onOneProcess, throughputs } from './runner/throughput';
import { warmedUp } from './runner/warmed-up';

/**
 * Compares the sandbox with the native tools of this machine in one run: fresh isolated runs, sustained graded runs,
 * memory, cold start, leaks, and Python in Chromium. Tools that aren't installed are skipped with a message.
 */

const root = join(import.meta.dirname, '..');
const concurrency = Math.max(2, availableParallelism());
const options: SandboxOptions = {
  runtimesFolders: runtimeFolders(root),
  concurrency,
};

const rows: Row[] = [];
const skipped: string[] = [];
const tools = findTools();
/** It takes minutes: progress goes to stderr, and the table is printed at the end. */
const step = (what: string) => console.error(`measuring ${what} ...`);
for (const tool of ['python', 'gcc', 'go', 'sqlite3'] as const)
  if (!tools[tool]) skipped.push(`${tool} is not on this machine, so nothing is compared with it`);

const bench = new NativeBench();
const sandbox = await SandboxRunner.start(options);
try {
  await warmedUp(sandbox);
  step('fresh runs');
  rows.push(...(await latencies(sandbox.lane('interactive'), bench, tools, skipped)));
  step('sustained runs');
  rows.push(...(await throughputs({ runner: sandbox.lane('judged'), concurrency, bench, tools }, skipped)));
} finally {
  await sandbox.close(0);
  bench.remove();
}
const single = await SandboxRunner.start({ ...options, concurrency: 1, spares: 0 });
try {
  await warmedUp(single);
  step('one process');
  rows.push(await onOneProcess(single.lane('judged')));
} finally {
  await single.close(0);
}
step('memory');
if (process.platform === 'linux') rows.push(...(await memoryRows(options)), await leakRow(options));
else skipped.push('memory is read from /proc, which is not here');
step('cold starts');
rows.push(await coldStartRow(options));
step('Chromium');
rows.push(...(await browserRows()));
printTable(rows, skipped);
