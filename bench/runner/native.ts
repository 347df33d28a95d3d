import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A program in its own folder, and the commands that run it natively, in order. */
export interface NativeProgram {
  file: string;
  source: string;
  commands: string[][];
}

/** The path of each tool, or undefined. Resolves version managers' shims, whose overhead would skew the ratio in our favor. */
export interface Tools {
  python?: string;
  node: string;
  gcc?: string;
  go?: string;
  sqlite3?: string;
}

function answer(command: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync(command, args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

const which = (tool: string) => answer('sh', '-c', `command -v ${tool}`);

export function findTools(): Tools {
  return {
    python: answer('python3', '-c', 'import sys; print(sys.executable)'),
    node: process.execPath,
    gcc: which('gcc'),
    go:
      which('go') && answer('go', 'env', 'GOROOT')
        ? join(answer('go', 'env', 'GOROOT')!, 'bin/go')
        : undefined,
    sqlite3: which('sqlite3'),
  };
}

/** A temporary folder for native programs. */
export class NativeBench {
  private readonly root = mkdtempSync(join(tmpdir(), 'runner-bench-'));
  private count = 0;

  /** Runs a program to its end and returns the milliseconds, without the time to write its files. */
  time(program: NativeProgram): number {
    const folder = this.write(program);
    const started = performance.now();
    for (const [command, ...args] of program.commands) {
      const { status, stderr } = spawnSync(command!, args, { cwd: folder, encoding: 'utf8' });
      if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
    }
    return performance.now() - started;
  }

  /** The same without blocking, so that several can run concurrently. */
  async run(program: NativeProgram): Promise<void> {
    const folder = this.write(program);
    for (const [command, ...args] of program.commands) {
      const child = spawn(command!, args, { cwd: folder, stdio: 'ignore' });
      const status = await new Promise((done) => child.on('close', done));
      if (status !== 0) throw new Error(`${command} failed with ${status}`);
    }
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private write({ file, source }: NativeProgram): string {
    this.count += 1;
    const folder = join(this.root, String(this.count));
    mkdirSync(folder);
    writeFileSync(join(folder, file), source);
    return folder;
  }
}
