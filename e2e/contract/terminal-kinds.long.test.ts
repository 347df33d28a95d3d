import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, succeed } from '../fixtures/api';
import { TestServer } from '../fixtures/server';
import { TerminalCommand } from '../fixtures/terminal-command';
import { contentWithKinds, KIND_STEPS, KINDS_LESSON, LearnersWork } from '../fixtures/terminal-kinds';

/* The built terminal client does a lesson with every kind of step, test and capture, and gets each of them wrong once. */
let server: TestServer;
let work: LearnersWork;
let terminal: TerminalCommand;
let content: string;

beforeAll(async () => {
  content = contentWithKinds();
  [server, work] = await Promise.all([TestServer.start({ CONTENT_DIR: content }), LearnersWork.start()]);
  const { accessToken: token } = await signUp(server);
  const { OTP } = await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token });
  terminal = new TerminalCommand(work.folder);
  await terminal.run(['login', server.url, '--no-browser'], { input: `${OTP}\n` });
  await terminal.run(['config', 'base_url', work.baseUrl]);
});

afterAll(async () => {
  terminal.dispose();
  await server.dispose();
  await work[Symbol.asyncDispose]();
  for (const folder of [content, work.folder]) rmSync(folder, { recursive: true, force: true });
});

async function submit() {
  const { stdout, stderr } = await terminal.run(['submit', KINDS_LESSON, '--json']);
  expect(stderr).toBe('');
  const { resultSlug, structuredErrCli } = JSON.parse(stdout).result;
  return { resultSlug, step: structuredErrCli?.failedStepIndex ?? null };
}

test.each(KIND_STEPS.map(({ name }, index) => ({ name, index })))(
  'getting "$name" wrong fails in its step',
  async ({ name, index }) => {
    work.getWrong(name);
    expect(await submit()).toEqual({ resultSlug: 'failure', step: index });
  },
);

test('a step without a penalty fails for nothing, and everything right passes', async () => {
  work.getWrong(null);
  const free = join(work.folder, 'free');
  writeFileSync(free, '');
  expect(await submit()).toEqual({ resultSlug: 'noop', step: KIND_STEPS.length });
  rmSync(free);
  expect(await submit()).toEqual({ resultSlug: 'success', step: null });
});
