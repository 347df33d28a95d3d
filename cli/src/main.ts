import { createProgram } from './commands';
import { CliError, EXIT, Stopped } from './errors';
import { VERSION } from './version';

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.once('SIGINT', () => process.exit(EXIT.stopped));

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof Stopped) process.exit(EXIT.stopped);
  const { message, hint } = error instanceof CliError ? error : bug(error);
  const { print, printAside, styled } = await import('./report/console');
  // A script reads the error where it reads the result.
  if (process.argv.includes('--json')) print(JSON.stringify({ error: message, hint }, null, 2));
  else printAside([`${styled('red', 'Error:')} ${message}`, hint].filter(Boolean).join('\n'));
  process.exitCode = EXIT.failed;
}

/** Our own mistake, to be reported with where it happened. Node would print a bundled file's longest line first. */
function bug(error: unknown): { message: string; hint: string } {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const where = stack.slice(stack.indexOf('\n    at ') + 1);
  return {
    message: `emberforge ${VERSION} has a bug: ${message}`,
    hint: `Please report it, with these lines (Node ${process.version}):\n${where}`,
  };
}
