import { parseArgs } from 'node:util';
import { RegradeLesson, regradeTable } from '../authoring/regrading';
import { lessonAt, openCommandApp, runCommand } from './command-app';

// npm run content:regrade -- <course>/<lesson> [--dry-run]: docs/authors.md.
const USAGE = 'Usage: npm run content:regrade -- <course>/<lesson> [--dry-run]';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const [path = ''] = positionals;
  if (positionals.length !== 1 || !/^[^/]+\/[^/]+$/.test(path)) throw new Error(USAGE);
  const app = await openCommandApp(['runner']);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  try {
    const lesson = await lessonAt(app, path);
    const report = await app.get(RegradeLesson, { strict: false }).execute({
      lessonId: lesson.id,
      isDryRun: values['dry-run'],
      signal: stop.signal,
      onProgress: showProgress,
    });
    const text = regradeTable(report);
    return stop.signal.aborted ? `${text}\nStopped. Run it again to go on.` : text;
  } finally {
    await app.close();
  }
});

/** On one line of a terminal; a log needs no progress. */
function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done === total ? '\n' : ''}`);
}
