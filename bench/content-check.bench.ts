import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { report } from './report';

/** Seconds of `content:check` on a copy of all content: with nothing changed since it passed, and after one lesson was. */

const folder = mkdtempSync(join(tmpdir(), 'content-check-'));
const LESSON = 'courses/learn-python/chapters/first-sparks/lessons/a-program-of-your-own';

async function check(): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['build/scripts/content-check.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: folder },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The content has problems.');
  return (performance.now() - start) / 1000;
}

cpSync('content', folder, { recursive: true });
try {
  await check();
  const unchanged = await check();
  appendFileSync(join(folder, LESSON, 'solution/main.py'), '# The same again.\n');
  const changed = await check();
  const inSeconds = { peer: 1, unit: 's', peerName: 'a second', limit: 5 };
  report([
    { name: 'content:check without changes', ours: unchanged, ...inSeconds },
    { name: 'content:check after one lesson was changed', ours: changed, ...inSeconds },
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
