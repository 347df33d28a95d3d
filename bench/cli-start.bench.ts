import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { median, report } from './report';
import { rounds } from './rounds';

/** How long the terminal client takes to print its help, next to Node alone. */

const RUNS = rounds(15);
const client = join(import.meta.dirname, '../dist/cli/bin/emberforge.js');

function millisecondsOf(args: string[]): number {
  const started = performance.now();
  execFileSync(process.execPath, args);
  return performance.now() - started;
}

const help: number[] = [];
const node: number[] = [];
for (let run = 0; run < RUNS; run++) {
  help.push(millisecondsOf([client, '--help']));
  node.push(millisecondsOf(['--eval', '']));
}
const ours = median(help);
report([
  {
    name: 'help of the terminal client',
    ours,
    peer: median(node),
    unit: 'ms',
    peerName: 'node alone',
  },
  { name: 'the same, in milliseconds', ours, peer: 150, unit: 'ms', peerName: 'its budget', limit: 1 },
]);
