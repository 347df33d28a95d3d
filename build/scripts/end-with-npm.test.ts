import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const WATCH = join(import.meta.dirname, 'end-with-npm.mjs');

/** Like a server: exits on the signal, or by itself long after its parent is gone. */
const SERVER = `
const { endWithNpm } = await import(${JSON.stringify(WATCH)});
process.on('SIGTERM', () => { process.stdout.write('terminated'); process.exit(0); });
endWithNpm(10);
let left = 50;
const { readFileSync } = await import('node:fs');
const lineage = () => process.ppid + readFileSync('/proc/' + process.ppid + '/stat', 'utf8').split(' ')[3];
const first = lineage();
setInterval(() => {
  if (lineage() !== first && --left === 0) { process.stdout.write('still here'); process.exit(0); }
}, 10);
process.stdout.write('started ');`;

/** Plays npm, or a shell: starts the server and gets killed. Returns the server's output until its end. */
async function serverWithout(env: NodeJS.ProcessEnv, between: string[] = []): Promise<string> {
  const command = [...between, process.execPath, '--input-type=module', '-e', SERVER];
  const parent = `
const [command, ...args] = ${JSON.stringify(command)};
require('node:child_process').spawn(command, args, { stdio: 'inherit' });`;
  const npm = spawn(process.execPath, ['-e', parent], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  npm.stdout.on('data', (text: Buffer) => {
    output += text.toString();
    if (output === 'started ') npm.kill('SIGKILL');
  });
  await once(npm.stdout, 'close'); // The server keeps it open too.
  return output;
}

const isLinux = process.platform === 'linux';
/** A shell that stays, because it has something to do after the command. */
const SHELL = ['/bin/sh', '-c', '"$@"; exit $?', 'sh'];

test.skipIf(!isLinux).each([
  ['that npm started ends when npm is gone', { npm_lifecycle_event: 'start' }, 'terminated'],
  ['that was started without npm outlives its parent', {}, 'still here'],
])('a server %s, even with a shell in between', async (_, env, end) => {
  expect(await serverWithout(env)).toBe(`started ${end}`);
  expect(await serverWithout(env, SHELL)).toBe(`started ${end}`);
});
