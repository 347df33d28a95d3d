import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { LANES } from './fair-queue';
import { encodeFrame } from './process/frames';
import {
  assertSixtyAnswered,
  builtProgram,
  fakeSandboxes,
  killOneOf,
  launchOf,
  program,
} from './testing/harness';

const start = fakeSandboxes({ concurrency: 2, spares: 1 });

/**
 * A run is retried once if its process dies. Kills are spaced by finished runs, so that no run loses its process twice
 * (retries go first).
 */
test('sixty queued runs all get their own result while runner processes are killed at random', async () => {
  const sandbox = await start();
  let kills = 0;
  let sinceKill = 0;
  await assertSixtyAnswered(sandbox, () => {
    sinceKill += 1;
    if (sinceKill < 6 || !killOneOf(sandbox.pids)) return;
    sinceKill = 0;
    kills += 1;
  });
  expect(kills).toBeGreaterThanOrEqual(9);
  const { lanes, queued, running } = sandbox.stats();
  expect(LANES.map((lane) => lanes[lane].completedTotal)).toEqual([30, 30]);
  expect({ queued, running }).toEqual({ queued: { judged: 0, interactive: 0 }, running: 0 });
});

/** A server that starts a runner, sends it one order and prints its output. The runner inherits its stderr. */
const SERVER = `
const [command, args, order] = JSON.parse(process.argv[1]);
const runner = require('node:child_process').spawn(command, args, { env: {}, stdio: ['pipe', 'pipe', 'inherit'] });
runner.stdout.pipe(process.stdout);
runner.stdin.write(Buffer.from(order, 'base64'));`;

test('a runner in an endless loop doesn’t survive when its server is killed', async ({ skip }) => {
  const entry = await builtProgram('fake-main');
  const { command, args } = await launchOf(entry);
  if (![command, ...args].includes('--pdeathsig')) skip('this system can’t kill processes with their parent');
  const request = program('print spinning', 'spin');
  const order = encodeFrame({ id: 1, request }).toString('base64');
  const server = spawn(process.execPath, ['-e', SERVER, JSON.stringify([command, args, order])]);
  server.stdout.on('data', (output: Buffer) => {
    if (output.includes('spinning')) server.kill('SIGKILL');
  });
  server.stderr.resume();
  // Closes when the last process that holds it has exited, including the runner.
  await once(server.stderr, 'close');
});
