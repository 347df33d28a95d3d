import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '@server/platform/config';
import { DomainError } from '@server/platform/errors';
import type { CheckReport } from '@shared/content/author';
import { asIs } from '@shared/texts';

export interface ContentCheckTask {
  contentDir: string;
  /** Absolute: a course, chapter or lesson, or the content folder. */
  path: string;
  withMutants: boolean;
  signal: AbortSignal;
}

/** Runs `content:check` in a process of its own, so that a page shows exactly what the command says. */
export async function runContentCheck(task: ContentCheckTask): Promise<CheckReport> {
  const root = projectRoot();
  const script = join(root, 'content-tools/check.ts');
  const args = ['--import', '@oxc-node/core/register', script, '--json', task.path];
  if (task.withMutants) args.push('--mutants');
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: task.contentDir },
    signal: task.signal,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (text: Buffer) => (stdout += text));
  child.stderr.on('data', (text: Buffer) => (stderr += text));
  await new Promise<void>((done, fail) => child.on('close', () => done()).on('error', fail));
  try {
    return JSON.parse(stdout) as CheckReport;
  } catch (cause) {
    const reason = stderr.trim().split('\n').at(-1) || 'it printed nothing';
    throw new DomainError('unavailable', asIs(`content:check failed: ${reason}`), { cause });
  }
}
