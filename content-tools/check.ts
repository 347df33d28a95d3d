import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '@server/authoring/content-import/problem';
import { readContent } from '@server/authoring/content-import/read-content';
import type { CheckReport } from '@shared/content/author';
import { isWithin } from './check/check-lessons';
import { checkContent, type WhatToCheck } from './check/checks';
import { textProblems } from './check/texts';
import { wordingFaults } from './check/wording';

const OPTIONS = {
  mutants: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  stamp: { type: 'boolean', default: false },
} as const;

/**
 * `npm run content:check [path]` reports every problem in content/ as `file:line  message`, then runs every solution (has
 * to pass), every starter and every known mistake (have to fail), and every example in a text. `-- --mutants` changes the
 * solutions instead, one spot at a time, and reports the changes that the tests don't notice. With a path, it checks only
 * the course, chapter or lesson there. Lessons that haven't changed since they passed aren't run again, unless `--fresh`
 * asks for it. `--stamp` keeps the results for everybody, in resources/content-stamps. `--json` prints a `CheckReport`.
 * Exits with 1 if anything is wrong, with 2 if it can't check at all.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS });
  const contentDir = resolve(process.env.CONTENT_DIR || 'content');
  const shownDir = relative(process.cwd(), contentDir);
  const path = positionals[0] === undefined ? '' : relative(contentDir, resolve(positionals[0]));
  if (positionals.length > 1 || path.startsWith('..') || (values.stamp && path !== '')) {
    console.error(
      `Usage: npm run content:check [-- --mutants] [--fresh] [--stamp | a course, chapter or lesson in ${shownDir}/]`,
    );
    return 2;
  }
  const { mutants: withMutants, fresh: isFresh, stamp: isStamping } = values;
  const report = await check({ contentDir, path, withMutants, isFresh, isStamping });
  if (values.json) console.log(JSON.stringify(report));
  else {
    if (report.warnings.length > 0) console.log(`Warnings:\n${formatProblems(report.warnings, shownDir)}\n`);
    if (report.problems.length > 0) console.log(`${formatProblems(report.problems, shownDir)}\n`);
    console.log(report.summary.join('\n'));
  }
  return report.isOk ? 0 : 1;
}

async function check({ contentDir, ...what }: WhatToCheck & { contentDir: string }): Promise<CheckReport> {
  const reading = readContent(contentDir);
  const isAsked = ({ file }: { file: string }) => isWithin(file, what.path) || isWithin(what.path, file);
  const texts = await textProblems(contentDir, what.path);
  const words = wordingFaults(contentDir, what.path, reading.content.courses);
  const warnings = [...reading.warnings.filter(isAsked), ...texts.warnings, ...words.warnings];
  const problems = [...reading.problems.filter(isAsked), ...texts.problems, ...words.problems];
  if (problems.length > 0)
    return {
      isOk: false,
      problems,
      warnings,
      summary: [`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`],
    };
  return { ...(await checkContent(reading.content, what)), warnings };
}

process.exitCode = await main();
