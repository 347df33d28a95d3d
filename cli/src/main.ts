import { createProgram } from './commands';
import { CliError, EXIT } from './errors';

// A reader that has seen enough, such as `head`, closes the pipe.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit();
  throw error;
});
process.once('SIGINT', () => process.exit(EXIT.stopped));

try {
  await createProgram().parseAsync();
} catch (error) {
  if (!(error instanceof CliError)) throw error;
  const { print, printAside, styled } = await import('./report/console');
  // A script reads the error where it reads the result.
  if (process.argv.includes('--json'))
    print(JSON.stringify({ error: error.message, hint: error.hint }, null, 2));
  else printAside([`${styled('red', 'Error:')} ${error.message}`, error.hint].filter(Boolean).join('\n'));
  process.exitCode = EXIT.failed;
}
