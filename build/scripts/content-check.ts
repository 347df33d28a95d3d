import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '@server/content-import/problem';
import { readContent } from '@server/content-import/read-content';
import { type CheckedLessons, checkLessons, isWithin, lessonsBelow } from './content-check/check-lessons';
import { openJudge } from './content-check/judge';

/**
 * `npm run content:check [path]` reports every problem in content/ as `file:line  message`, then runs every solution (has
 * to pass) and every starter (has to fail). With a path, it checks only the course, chapter or lesson there. Exits with 1
 * if anything is wrong, with 2 if it can't check at all.
 */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const contentDir = resolve(process.env.CONTENT_DIR || 'content');
  const shownDir = relative(process.cwd(), contentDir);
  const path = positionals[0] === undefined ? '' : relative(contentDir, resolve(positionals[0]));
  if (positionals.length > 1 || path.startsWith('..')) {
    console.error(`Usage: npm run content:check [a course, chapter or lesson in ${shownDir}/]`);
    return 2;
  }

  const { content, problems } = readContent(contentDir);
  const relevant = problems.filter(({ file }) => isWithin(file, path) || isWithin(path, file));
  if (relevant.length > 0) {
    console.log(formatProblems(relevant, shownDir));
    console.log(`\n${count(relevant.length, 'problem')}`);
    return 1;
  }

  const placed = lessonsBelow(content, path);
  if (placed.length === 0) {
    console.error(`There is no lesson in ${positionals[0]}.`);
    return 2;
  }
  const checked = await judgeAll(placed);
  if (checked.problems.length > 0) console.log(`${formatProblems(checked.problems, shownDir)}\n`);
  const { lessons, solutionsPass, startersFail, mistakesFail } = checked;
  console.log(
    [
      count(lessons, 'lesson'),
      `${count(solutionsPass, 'solution')} pass`,
      `${count(startersFail, 'starter')} fail`,
      `${count(mistakesFail, 'known mistake')} fail`,
    ].join(', '),
  );
  return checked.problems.length === 0 ? 0 : 1;
}

async function judgeAll(placed: ReturnType<typeof lessonsBelow>): Promise<CheckedLessons> {
  const judge = openJudge();
  try {
    return await checkLessons(placed, judge.judge);
  } finally {
    judge.close();
  }
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

process.exitCode = await main();
