import { createInterface } from 'node:readline';
import { Stopped } from '../errors';

export interface PastedCode {
  code: string;
  /** In a terminal, the learner can paste another one. */
  canRetry: boolean;
}

export interface PasteOptions {
  /** Stops waiting: a code came another way. */
  signal: AbortSignal;
  input?: NodeJS.ReadStream;
  output?: NodeJS.WritableStream;
}

const QUESTION = 'Waiting for your browser. You can also paste the code here: ';

/**
 * A line of the standard input; null if that ends without one.
 * @throws Stopped on Ctrl-C, which a terminal in this mode doesn't turn into a signal
 */
export async function pastedCode({
  signal,
  input = process.stdin,
  output = process.stderr,
}: PasteOptions): Promise<PastedCode | null> {
  const canRetry = input.isTTY === true;
  const lines = createInterface({ input, output, terminal: canRetry, prompt: QUESTION, signal });
  try {
    return await new Promise<PastedCode | null>((resolve, reject) => {
      // Not `question`, which misses a last line without its end.
      lines.once('line', (code) => resolve({ code, canRetry }));
      lines.once('close', () => resolve(null));
      lines.once('SIGINT', () => {
        output.write('\n');
        reject(new Stopped());
      });
      lines.prompt();
    });
  } finally {
    lines.close();
  }
}
