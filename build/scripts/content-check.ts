import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '@server/content-import/content';
import { formatProblems } from '@server/content-import/problem';
import { readContent } from '@server/content-import/read-content';
import { checkLessons, isWithin, lessonsBelow, type PlacedLesson } from './content-check/check-lessons';
import { openJudge } from './content-check/judge';
import { reportMutants } from './content-check/mutants/report';
import { openRunner } from './content-check/runner';
import { checkExamples, pagesBelow } from './content-check/spellbook-examples';

/**
 * `npm run content:check [path]` reports every problem in content/ as `file:line  message`, then runs every solution (has
 * to pass), every starter and every known mistake (have to fail). `-- --mutants` changes the solutions instead, one spot
 * at a time, and reports the changes that the tests don't notice. With a path, it checks only the course, chapter or
 * lesson there. Exits with 1 if anything is wrong, with 2 if it can't check at all.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mutants: { type: 'boolean', default: false } },
  });
  const contentDir = resolve(process.env.CONTENT_DIR || 'content');
  const shownDir = relative(process.cwd(), contentDir);
  const path = positionals[0] === undefined ? '' : relative(contentDir, resolve(positionals[0]));
  if (positionals.length > 1 || path.startsWith('..')) {
    console.error(
      `Usage: npm run content:check [-- --mutants] [a course, chapter or lesson in ${shownDir}/]`,
    );
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
  const pages = pagesBelow(content, path);
  if (placed.length === 0 && pages.length === 0) {
    console.error(`There is no lesson or spellbook page in ${positionals[0]}.`);
    return 2;
  }
  return values.mutants ? checkMutants(content, placed, shownDir) : checkAll(placed, pages, shownDir);
}

async function checkAll(
  placed: readonly PlacedLesson[],
  pages: ReturnType<typeof pagesBelow>,
  shownDir: string,
): Promise<number> {
  const exitCode = placed.length > 0 ? await checkAnswers(placed, shownDir) : 0;
  if (pages.length === 0) return exitCode;
  const runner = openRunner();
  const { examples, problems } = await checkExamples(pages, runner).finally(() => runner.close());
  if (problems.length > 0) console.log(`\n${formatProblems(problems, shownDir)}\n`);
  console.log(`${count(pages.length, 'spellbook page')}, ${count(examples, 'example')} run`);
  return problems.length === 0 ? exitCode : 1;
}

async function checkAnswers(placed: readonly PlacedLesson[], shownDir: string): Promise<number> {
  const judge = openJudge();
  const checked = await checkLessons(placed, judge.judge).finally(judge.close);
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

/** Endless loops are common among mutants, and no lesson's solution takes a second. */
const MUTANT_LIMITS = { timeMs: 1_000 };
const JUDGES = 2;

async function checkMutants(
  content: Content,
  placed: readonly PlacedLesson[],
  shownDir: string,
): Promise<number> {
  const judges = Array.from({ length: JUDGES }, () => openJudge(MUTANT_LIMITS));
  const report = await reportMutants(
    content,
    placed,
    judges.map(({ judge }) => judge),
  ).finally(() => {
    for (const judge of judges) judge.close();
  });
  const survivors = report.survivors.map(({ changedLine, ...at }) => ({
    ...at,
    message: `no test notices: ${changedLine}`,
  }));
  const found = [...survivors, ...report.problems];
  if (found.length > 0) console.log(`${formatProblems(found, shownDir)}\n`);
  for (const { slug, killed, total, equivalent, rate, required } of report.courses) {
    const declared = equivalent === 0 ? '' : `, ${equivalent} more make no difference`;
    const goal = required === undefined ? '' : `, course.yaml asks for ${required}%`;
    console.log(`${slug}: ${killed} of ${count(total, 'mutant')} caught (${rate}%)${declared}${goal}`);
  }
  const isEnough = report.courses.every(({ rate, required = 0 }) => rate >= required);
  return isEnough && report.problems.length === 0 ? 0 : 1;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

process.exitCode = await main();
