import { join, resolve } from 'node:path';
import type { Language, RunRequest } from '@shared/runner/runner';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { LANES } from '../fair-queue';
import { FLEET_FACTS } from '../fleets';
import { chooseIsolation, type LaunchSpec, launchSpecOf, type RunnerProgram } from '../isolation';
import { cachedRunner } from '../process/bundle';
import { runtimeFolders } from '../process/runtime-folders';
import type { Sandbox } from '../sandbox';
import { type SandboxOptions, SandboxRunner } from '../sandbox-runner';

const root = resolve(import.meta.dirname, '../../../..');

/** The runtimes of this checkout. */
export const RUNTIMES_FOLDERS = runtimeFolders(root);

/** The runner's real program. */
export const MAIN = join(root, 'server/src/sandbox/process/main.ts');

/** Builds a test program that replaces the runner's, and returns its absolute path. */
export const builtProgram = (name: 'fake-main' | 'isolation-main'): Promise<string> =>
  cachedRunner(join(import.meta.dirname, `${name}.ts`));

/** The launch options of this program as an interpreter process. */
export const programOf = (entry: string, readable: readonly string[] = []): RunnerProgram => ({
  ...FLEET_FACTS.scripts,
  entry,
  args: [],
  readable,
});

export async function launchOf(entry: string, readable?: readonly string[]): Promise<LaunchSpec> {
  const launched = programOf(entry, readable);
  return launchSpecOf(await chooseIsolation(launched), launched);
}

/** A sandbox with real runner processes for all tests of a file. Default: one process, no spares. */
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
    if (!sandbox) throw new Error('The sandbox is only available inside tests.');
    return sandbox;
  };
}

/** Kills one of these processes at random. Returns whether it was still alive. */
export function killOneOf(pids: readonly number[]): boolean {
  const pid = pids[Math.floor(Math.random() * pids.length)];
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  } catch {
    return false; // Already killed.
  }
}

/** Commands for the fake runner: see fake-main.ts. */
export const program = (...commands: string[]): RunRequest => programIn('python', ...commands);
export const programIn = (language: Language, ...commands: string[]): RunRequest => ({
  language,
  files: [{ name: 'main', content: commands.join('\n') }],
});

/** Starts sixty concurrent runs. Each must return its own output, streamed exactly once. */
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
 * Starts sandboxes with fake runners (fake-main.ts), which execute a program's lines as commands. Each sandbox is closed
 * after its test.
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
