import { join, resolve } from 'node:path';
import type { Language, RunRequest } from '@shared/runner/runner';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { LANES } from '../fair-queue';
import { FLEET_FACTS } from '../fleets';
import { chooseWall, type LaunchSpec, launchBehind, type RunnerProgram } from '../isolation';
import { cachedRunner } from '../process/bundle';
import { runtimeFolders } from '../process/runtime-folders';
import type { Sandbox } from '../sandbox';
import { type SandboxOptions, SandboxRunner } from '../sandbox-runner';

const root = resolve(import.meta.dirname, '../../../..');

/** The runtimes of this checkout. */
export const RUNTIMES_FOLDERS = runtimeFolders(root);

/** The runner's real program. */
export const MAIN = join(root, 'server/src/sandbox/process/main.ts');

/** A built program that stands in for the runner's, an absolute path. */
export const builtProgram = (name: 'fake-main' | 'walls-main'): Promise<string> =>
  cachedRunner(join(import.meta.dirname, `${name}.ts`));

/** How the interpreters' processes would run this program. */
export const programOf = (entry: string, readable: readonly string[] = []): RunnerProgram => ({
  ...FLEET_FACTS.scripts,
  entry,
  args: [],
  readable,
});

export async function launchOf(entry: string, readable?: readonly string[]): Promise<LaunchSpec> {
  const launched = programOf(entry, readable);
  return launchBehind(await chooseWall(launched), launched);
}

/** A sandbox of real runner processes for all tests of a file; by default one process without spares. */
export function sandboxForTests(options: Partial<SandboxOptions> = {}): () => SandboxRunner {
  let sandbox: SandboxRunner | undefined;
  beforeAll(async () => {
    const entry = await cachedRunner(MAIN);
    const standard = { runtimesFolders: RUNTIMES_FOLDERS, entry, concurrency: 1, spares: 0 };
    sandbox = await SandboxRunner.start({ ...standard, ...options });
    await sandbox.whenReady();
  });
  afterAll(() => sandbox?.close(0));
  return () => {
    if (!sandbox) throw new Error('The sandbox starts before the first test.');
    return sandbox;
  };
}

/** Kills one of these processes at random; whether it was still there. */
export function killOneOf(pids: readonly number[]): boolean {
  const pid = pids[Math.floor(Math.random() * pids.length)];
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  } catch {
    return false; // Already killed.
  }
}

/** Orders for the fake runner: see fake-main.ts. */
export const program = (...orders: string[]): RunRequest => programIn('python', ...orders);
export const programIn = (language: Language, ...orders: string[]): RunRequest => ({
  language,
  files: [{ name: 'main', content: orders.join('\n') }],
});

/** Sixty concurrent runs of the fake runner: each must give its own answer, streamed exactly once. */
export async function assertSixtyAnswered(
  sandbox: Sandbox,
  onAnswer: (count: number) => void,
): Promise<void> {
  let count = 0;
  const shown: string[] = Array.from({ length: 60 }, () => '');
  const expected = shown.map((_, n) => `start ${n}\nend ${n}\n`);
  const answers = shown.map(async (_, n) => {
    const request = program(`print start ${n}`, 'sleep 20', `print end ${n}`);
    const onOutput = ({ text }: { text: string }) => {
      shown[n] += text;
    };
    const result = await sandbox.run(request, { lane: LANES[n % 2], onOutput });
    onAnswer(++count);
    return result.stdout;
  });
  expect(await Promise.all(answers)).toEqual(expected);
  expect(shown).toEqual(expected);
}

/**
 * Starts sandboxes of fake runners (fake-main.ts), which have no interpreter and execute a program's lines as orders.
 * Each is closed after its test.
 */
export function fakeSandboxes(standard: Partial<SandboxOptions> = {}) {
  const started: SandboxRunner[] = [];
  afterEach(async () => {
    await Promise.all(started.splice(0).map((sandbox) => sandbox.close(0)));
  });
  return async (options: Partial<SandboxOptions> = {}): Promise<SandboxRunner> => {
    const entry = await builtProgram('fake-main');
    const sandbox = await SandboxRunner.start({ runtimesFolders: [], entry, ...standard, ...options });
    started.push(sandbox);
    await sandbox.whenReady();
    return sandbox;
  };
}
