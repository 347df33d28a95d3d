import { relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { askForLesson } from './new/ask';
import { ContentNewError, writeLesson } from './new/write-lesson';

/**
 * `npm run content:new` asks for a course, a chapter, a type, a language and a title, and writes a lesson that passes
 * content:check. Each can be given instead: `-- --course learn-go --chapter basics --type type_code --language go
 * --title "Hello, Go"`. Courses and chapters that don't exist are created. Exits with 1 if that isn't possible.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      course: { type: 'string' },
      chapter: { type: 'string' },
      type: { type: 'string' },
      language: { type: 'string' },
      title: { type: 'string' },
    },
  });
  const contentDir = resolve(process.env.CONTENT_DIR || 'content');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const question = process.stdin.isTTY ? (text: string) => terminal.question(text) : undefined;
    const wanted = await askForLesson(contentDir, values, question);
    const folder = writeLesson(contentDir, wanted);
    const shown = relative(process.cwd(), resolve(contentDir, folder));
    console.log(`Wrote ${shown}\n\nSee it:   npm run dev, then http://localhost:5173/author`);
    console.log(`Check it: npm run content:check ${shown}`);
    return 0;
  } catch (error) {
    if (!(error instanceof ContentNewError)) throw error;
    console.error(error.message);
    return 1;
  } finally {
    terminal.close();
  }
}

process.exitCode = await main();
