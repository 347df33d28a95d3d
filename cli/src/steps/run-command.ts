import { spawn } from 'node:child_process';
import { StringDecoder } from 'node:string_decoder';

const MAX_OUTPUT_BYTES = 1024 * 1024;
/** Of what a command wrote to stderr, which only the learner sees. */
const MAX_STDERR_CHARACTERS = 4_000;

/** The exit code of a command that couldn't run, or printed too much. */
export const COULD_NOT_RUN = -2;
/** The exit code of a command that a signal stopped. */
const STOPPED = -1;

export interface CommandOutput {
  exitCode: number;
  /** Without white space at the end. */
  stdout: string;
  /** Its end. */
  stderr: string;
  /** Why it couldn't run, for the learner. */
  problem?: string;
}

/** How each system runs a line of text. */
const shellOf = (command: string): [string, string[]] =>
  process.platform === 'win32'
    ? ['powershell', ['-NoProfile', '-NonInteractive', '-Command', command]]
    : ['sh', ['-c', command]];

/** Runs a command in the current folder, without input. Never rejects. */
export function runCommand(command: string): Promise<CommandOutput> {
  return new Promise((resolve) => {
    const child = spawn(...shellOf(command), { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true });
    const stdout = new CappedOutput();
    const stderr = new StringDecoder();
    let stderrTail = '';
    let problem: string | undefined;
    child.stdout.on('data', (chunk: Buffer) => {
      if (stdout.add(chunk) || problem) return;
      problem = 'The command printed more than 1 MB.';
      child.kill('SIGKILL');
      // What the shell had started would hold them open.
      child.stdout.destroy();
      child.stderr.destroy();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderrTail = (stderrTail + stderr.write(chunk)).slice(-MAX_STDERR_CHARACTERS);
    });
    child.on('error', (error) => {
      problem = `The command couldn’t run: ${error.message}`;
    });
    child.on('close', (code) => {
      const exitCode = problem ? COULD_NOT_RUN : (code ?? STOPPED);
      resolve({ exitCode, stdout: stdout.text(), stderr: stderrTail.trimEnd(), problem });
    });
  });
}

class CappedOutput {
  private readonly chunks: Buffer[] = [];
  private bytes = 0;

  /** False once there's too much; what's over isn't kept. */
  add(chunk: Buffer): boolean {
    this.bytes += chunk.length;
    if (this.bytes > MAX_OUTPUT_BYTES) return false;
    this.chunks.push(chunk);
    return true;
  }

  text(): string {
    return Buffer.concat(this.chunks).toString().replaceAll('\r\n', '\n').trimEnd();
  }
}
