import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storedSecret } from './stored-secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a secret is kept for the next start, readable by its owner alone', () => {
  const secret = storedSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(storedSecret(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['auth-secret']);
  expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600);
});

test('an empty file is never taken for a secret, and the error says what to do', () => {
  writeFileSync(join(folder, 'auth-secret'), '');
  expect(() => storedSecret(folder)).toThrow(/auth-secret doesn't hold a secret\. Delete this file/);
});

/** Waits for its parent, so that all of them start at the same moment, then answers with the secret it got. */
const PROCESS = `
  import { storedSecret } from ${JSON.stringify(join(import.meta.dirname, 'stored-secret.ts'))};
  process.once('message', (folder) => process.send(storedSecret(folder), () => process.disconnect()));
  process.send('ready');
`;

test('processes that start at the same moment get the same secret', async () => {
  const program = join(folder, 'program.mjs');
  writeFileSync(program, PROCESS);
  const data = mkdtempSync(join(folder, 'data-'));
  const processes = Array.from({ length: 6 }, () => fork(program, { execArgv: [] }));
  await Promise.all(processes.map((child) => once(child, 'message')));
  const answers = processes.map(async (child) => (await once(child, 'message'))[0] as string);
  for (const child of processes) child.send(data);
  const secrets = await Promise.all(answers);
  expect(new Set(secrets)).toEqual(new Set([readFileSync(join(data, 'auth-secret'), 'utf8')]));
});
