import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { formatProblems } from '@server/authoring/content-import/problem';
import { readContent } from '@server/authoring/content-import/read-content';
import { markCurrent } from '@server/authoring/content-import/translations/mark-current';
import { isWithin } from './check/check-lessons';

/**
 * `npm run content:translated <path>` writes into every translation at or below `path` that it was made from its original
 * as it is now (`madeFrom`). Exits with 1 if a translation there has problems, with 2 if it was called wrong.
 */
function main(): number {
  const contentDir = resolve(process.env.CONTENT_DIR || 'content');
  const [given, ...rest] = process.argv.slice(2);
  const path = given === undefined ? '..' : relative(contentDir, resolve(given));
  if (path.startsWith('..') || rest.length > 0) {
    console.error('Usage: npm run content:translated <a translation, or a folder with translations>');
    return 2;
  }
  const { problems, translations } = readContent(contentDir);
  const relevant = problems.filter(({ file }) => isWithin(file, path));
  if (relevant.length > 0) {
    console.error(formatProblems(relevant, relative(process.cwd(), contentDir)));
    return 1;
  }
  const found = translations.filter(({ file }) => isWithin(file, path));
  if (found.length === 0) {
    console.error(`There is no translation in ${given}.`);
    return 1;
  }
  for (const { file, current, isCurrent } of found) {
    if (isCurrent) continue;
    const place = join(contentDir, file);
    writeFileSync(place, markCurrent(readFileSync(place, 'utf8'), current));
    console.log(`${relative(process.cwd(), place)} fits its original now.`);
  }
  if (found.every(({ isCurrent }) => isCurrent)) console.log('Every translation there fits its original.');
  return 0;
}

process.exitCode = main();
