import { availableParallelism } from 'node:os';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Content } from '@server/content-import/content';
import { formatProblems } from '@server/content-import/problem';
import { type ContentReading, readContent } from '@server/content-import/read-content';
import { projectRoot } from '@server/platform/config';
import type { CheckReport } from '@shared/content/author';
import {
  type CheckedLessons,
  checkLessons,
  isWithin,
  lessonsBelow,
  type PlacedLesson,
} from './content-check/check-lessons';
import { openJudge } from './content-check/judge';
import { reportMutants } from './content-check/mutants/report';
import type { MutationResult } from './content-check/mutants/test-mutants';
import { ResultCache } from './content-check/result-cache';
import { openRunner } from './content-check/runner';
import { checkExamples, pagesBelow } from './content-check/spellbook-examples';

/** Endless loops are common among mutants, and no lesson's solution takes a second. */
const MUTANT_LIMITS = { timeMs: 1_000 };
/** A thread with its compilers takes some hundred megabytes. */
const THREADS = Math.min(availableParallelism(), 6);

/**
 * `npm run content:check [path]` reports every problem in content/ as `file:line  message`, then runs every solution (has
 * to pass), every starter and every known mistake (have to fail). `-- --mutants` changes the solutions instead, one spot
 * at a time, and reports the changes that the tests don't notice. With a path, it checks only the course, chapter or
 * lesson there. Lessons that haven't changed since they passed aren't run again. `--json` prints a `CheckReport`.
 * Exits with 1 if anything is wrong, with 2 if it can't check at all.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { mutants: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
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
  const report = await check(contentDir, path, values.mutants);
  if (values.json) console.log(JSON.stringify(report));
  else {
    if (report.warnings.length > 0) console.log(`Warnings:\n${formatProblems(report.warnings, shownDir)}\n`);
    if (report.problems.length > 0) console.log(`${formatProblems(report.problems, shownDir)}\n`);
    console.log(report.summary.join('\n'));
  }
  return report.isOk ? 0 : 1;
}

async function check(contentDir: string, path: string, withMutants: boolean): Promise<CheckReport> {
  const reading = readContent(contentDir);
  const warnings = reading.warnings.filter(({ file }) => isWithin(file, path) || isWithin(path, file));
  return { ...(await checkReading(reading, contentDir, path, withMutants)), warnings };
}

type Checked = Omit<CheckReport, 'warnings'>;

async function checkReading(
  { content, problems }: ContentReading,
  contentDir: string,
  path: string,
  withMutants: boolean,
): Promise<Checked> {
  const relevant = problems.filter(({ file }) => isWithin(file, path) || isWithin(path, file));
  if (relevant.length > 0)
    return { isOk: false, problems: relevant, summary: [count(relevant.length, 'problem')] };
  if (isWithin(path, 'bosses')) return { isOk: true, problems: [], summary: ['Every boss is complete.'] };
  const placed = lessonsBelow(content, path);
  const pages = pagesBelow(content, path);
  if (placed.length === 0 && pages.length === 0)
    return {
      isOk: false,
      problems: [],
      summary: [`There is no lesson or spellbook page in ${path || contentDir}.`],
    };
  const isComplete = path === '';
  if (withMutants) return checkMutants(content, placed, isComplete);
  const reports = [
    ...(placed.length > 0 ? [await checkAnswers(placed, isComplete)] : []),
    ...(pages.length > 0 ? [await checkPages(pages)] : []),
  ];
  return {
    isOk: reports.every(({ isOk }) => isOk),
    problems: reports.flatMap(({ problems }) => problems),
    summary: reports.flatMap(({ summary }) => summary),
  };
}

async function checkPages(pages: ReturnType<typeof pagesBelow>): Promise<Checked> {
  const runner = openRunner();
  const { examples, problems } = await checkExamples(pages, runner).finally(() => runner.close());
  const summary = [`${count(pages.length, 'spellbook page')}, ${count(examples, 'example')} run`];
  return { isOk: problems.length === 0, problems, summary };
}

async function checkAnswers(placed: readonly PlacedLesson[], isComplete: boolean): Promise<Checked> {
  const cache = ResultCache.open<CheckedLessons>(projectRoot(), 'answers');
  const { judge, runner, close } = openJudge({ threads: THREADS });
  const checked = await checkLessons(placed, { judge, runner, cache, threads: THREADS }).finally(close);
  cache.save({ isComplete });
  const { lessons, solutionsPass, startersFail, mistakesFail, problems } = checked;
  const summary = [
    count(lessons, 'lesson'),
    `${count(solutionsPass, 'solution')} pass`,
    `${count(startersFail, 'starter')} fail`,
    `${count(mistakesFail, 'known mistake')} fail`,
  ].join(', ');
  return { isOk: problems.length === 0, problems, summary: [summary] };
}

async function checkMutants(
  content: Content,
  placed: readonly PlacedLesson[],
  isComplete: boolean,
): Promise<Checked> {
  const cache = ResultCache.open<MutationResult>(projectRoot(), 'mutants');
  const { judge, close } = openJudge({ limits: MUTANT_LIMITS, threads: THREADS });
  const report = await reportMutants(content, placed, { judge, cache, threads: THREADS }).finally(close);
  cache.save({ isComplete });
  const survivors = report.survivors.map(({ changedLine, ...at }) => ({
    ...at,
    message: `no test notices: ${changedLine}`,
  }));
  const summary = report.courses.map(({ slug, killed, total, equivalent, rate, required }) => {
    const declared = equivalent === 0 ? '' : `, ${equivalent} more make no difference`;
    const goal = required === undefined ? '' : `, course.yaml asks for ${required}%`;
    return `${slug}: ${killed} of ${count(total, 'mutant')} caught (${rate}%)${declared}${goal}`;
  });
  const isEnough = report.courses.every(({ rate, required = 0 }) => rate >= required);
  return {
    isOk: isEnough && report.problems.length === 0,
    problems: [...survivors, ...report.problems],
    summary: summary.length > 0 ? summary : ['There is no program to change.'],
  };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

process.exitCode = await main();
