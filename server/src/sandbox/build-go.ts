import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import type { SandboxLog } from './sandbox-pool';

export interface GoBuildOptions {
  /** The folder of package.json. */
  root: string;
  dataDir: string;
  log: SandboxLog;
}

const hasToolchain = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .some((folder) => ['go', 'go.exe'].some((name) => existsSync(join(folder, name))));

/**
 * Builds Go's runtime with the Go toolchain of this machine, if it has one, in a process of its own and at low priority;
 * the runners pick it up when it is there. Does nothing where it is there already. Gives what stops it.
 */
export function buildGoInBackground({ root, dataDir, log }: GoBuildOptions): () => void {
  const script = join(root, 'build/scripts/build-go-runtime.ts');
  if (!hasToolchain() || !existsSync(script)) return () => {};
  const args = ['--import', '@oxc-node/core/register', script, join(dataDir, 'runtimes/go')];
  // A group of its own, so that the toolchain's processes end with it.
  const build = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [build.stdout, build.stderr])
    stream.on('data', (text: Buffer) => {
      said = (said + text.toString()).slice(-1000);
    });
  build.on('error', (error) => log.warn(`Go's runtime cannot be built: ${error.message}`));
  build.on('close', (code) => {
    const lastLine = said.trim().split('\n').at(-1) ?? '';
    if (code === 0) log.info(lastLine);
    else if (code !== null) log.warn(`Go's runtime could not be built: ${said.trim()}`);
  });
  build.unref();
  return () => {
    if (build.pid === undefined || build.exitCode !== null || build.signalCode !== null) return;
    process.kill(-build.pid, 'SIGTERM');
  };
}
