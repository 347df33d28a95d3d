import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { report } from './report';

/** Seconds of `content:check` on all content, when nothing has changed since it passed. */

async function check(): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, ['build/scripts/content-check.mjs'], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The content has problems.');
  return (performance.now() - start) / 1000;
}

await check();
report([
  {
    name: 'content:check without changes',
    ours: await check(),
    peer: 1,
    unit: 's',
    peerName: 'a second',
    limit: 5,
  },
]);
