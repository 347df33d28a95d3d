import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundleRunner } from '../process/bundle';
import { runtimeFolders } from '../process/runtime-folders';

const here = fileURLToPath(new URL('.', import.meta.url));

const root = resolve(here, '../../../..');

/** The runtimes of this checkout. */
export const RUNTIMES_FOLDERS = runtimeFolders(root);

/** A folder for one test file's bundles: only they are in it, readable by every user. */
export function makeBundleFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'runner-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Builds one of the runner programs: the real one, or one of those beside this file. */
export function buildProgram(
  name: 'main' | 'fake-main' | 'walls-main',
  outFolder: string,
  plugins: Plugin[] = [],
): Promise<string> {
  const source = name === 'main' ? join(here, '../process/main.ts') : join(here, `${name}.ts`);
  return bundleRunner({ source, outFolder, name, plugins });
}

/** Kills one of these processes, whichever; whether it was still there. */
export function killOneOf(pids: readonly number[]): boolean {
  const pid = pids[Math.floor(Math.random() * pids.length)];
  try {
    return pid !== undefined && process.kill(pid, 'SIGKILL');
  } catch {
    return false; // Killed before, and its end was not noticed yet.
  }
}
