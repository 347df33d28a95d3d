import { availableParallelism } from 'node:os';
import type { Content } from '@server/authoring/content-import/content';
import { projectRoot } from '@server/platform/config';
import type { CheckReport } from '@shared/content/author';
import { checkLessons, isWithin, lessonsBelow } from './check-lessons';
import { type CheckedExamples, checkExamples, type PlacedText, textsBelow } from './examples';
import { openJudge } from './judge';
import { reportMutants } from './mutants/report';
import type { MutationResult } from './mutants/test-mutants';
import type { CheckedLessons, PlacedLesson } from './placed-lesson';
import { checkerOf, ResultCache, RUNNERS } from './result-cache';

/** Endless loops are common among mutants, and no lesson's solution takes a second. */
const MUTANT_LIMITS = { timeMs: 1_000 };
/** A thread with its compilers takes some hundred megabytes. */
const THREADS = Math.min(availableParallelism(), 6);

/** What the results of each check depend on, apart from the content. */
const CHECKERS = {
  answers: [
    ...RUNNERS,
    'content-tools/check',
    'shared/grading',
    'shared/lesson-types',
    'shared/source-checks',
  ],
  examples: [...RUNNERS, 'content-tools/check/complete-program.ts', 'content-tools/check/examples.ts'],
  // Whether the judge works is shown by the answers. What a lesson's tests notice depends on the lesson.
  mutants: [...RUNNERS, 'content-tools/check/mutants'],
};

export interface WhatToCheck {
  /** Relative to the content folder; empty for everything. */
  path: string;
  withMutants: boolean;
  /** Forgets earlier results. */
  isFresh: boolean;
  /** Keeps the results for everybody. */
  isStamping: boolean;
}

type Checked = Omit<CheckReport, 'warnings'>;

/** Runs what content without problems is made of. */
export async function checkContent(content: Content, what: WhatToCheck): Promise<Checked> {
  const { path } = what;
  if (isWithin(path, 'bosses')) return { isOk: true, problems: [], summary: ['Every boss is complete.'] };
  const placed = lessonsBelow(content, path);
  const texts = textsBelow(content, path);
  if (texts.length === 0)
    return {
      isOk: false,
      problems: [],
      summary: [`There is no lesson or spellbook page in ${path || 'content'}.`],
    };
  if (what.withMutants) return checkMutants(content, placed, what);
  const reports = [
    ...(placed.length > 0 ? [await checkAnswers(placed, what)] : []),
    await checkTexts(texts, what),
  ];
  return {
    isOk: reports.every(({ isOk }) => isOk),
    problems: reports.flatMap(({ problems }) => problems),
    summary: reports.flatMap(({ summary }) => summary),
  };
}

async function checkAnswers(placed: readonly PlacedLesson[], what: WhatToCheck): Promise<Checked> {
  const results = resultsOf<CheckedLessons>('answers', what);
  const { judge, runner, close } = openJudge({ threads: THREADS });
  const checked = await checkLessons(placed, {
    judge,
    runner,
    cache: results.cache,
    threads: THREADS,
  }).finally(close);
  results.keep();
  const { lessons, solutionsPass, startersFail, mistakesFail, problems } = checked;
  const summary = [
    count(lessons, 'lesson'),
    `${count(solutionsPass, 'solution')} pass`,
    `${count(startersFail, 'starter')} fail`,
    `${count(mistakesFail, 'known mistake')} fail`,
  ].join(', ');
  return { isOk: problems.length === 0, problems, summary: [summary] };
}

async function checkTexts(texts: readonly PlacedText[], what: WhatToCheck): Promise<Checked> {
  const results = resultsOf<CheckedExamples>('examples', what);
  const { runner, close } = openJudge({ threads: THREADS });
  const { examples, problems } = await checkExamples(texts, {
    runner,
    cache: results.cache,
    threads: THREADS,
  }).finally(close);
  results.keep();
  const summary = [`${count(texts.length, 'text')}, ${count(examples, 'example')} run`];
  return { isOk: problems.length === 0, problems, summary };
}

async function checkMutants(
  content: Content,
  placed: readonly PlacedLesson[],
  what: WhatToCheck,
): Promise<Checked> {
  const results = resultsOf<MutationResult>('mutants', what);
  const { judge, close } = openJudge({ limits: MUTANT_LIMITS, threads: THREADS });
  const report = await reportMutants(content, placed, {
    judge,
    cache: results.cache,
    threads: THREADS,
  }).finally(close);
  results.keep();
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

/** Earlier results of a check, and how to keep those of this one. */
function resultsOf<Result>(check: keyof typeof CHECKERS, { path, isFresh, isStamping }: WhatToCheck) {
  const root = projectRoot();
  const cache = new ResultCache<Result>(root, check, checkerOf(root, CHECKERS[check]), { isFresh });
  const keep = () => {
    cache.save({ isComplete: path === '' });
    if (isStamping) cache.stamp();
  };
  return { cache, keep };
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
