import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { formatProblems } from '@server/authoring/content-import/problem';
import { readContent } from '@server/authoring/content-import/read-content';
import { openJudge } from './check/judge';
import { importTrack } from './exercism/import-track';
import { tryLessons, writeCourse } from './exercism/try-lessons';
import { importPackage } from './package/import-package';
import { PackageError, readPackage } from './package/package-files';

const USAGE = `Usage: npm run content:import -- [--replace] <folder or .zip that content:export wrote>
       npm run content:import -- [--replace] exercism <folder of a track>`;

const contentDir = resolve(process.env.CONTENT_DIR || 'content');

/**
 * `npm run content:import <path>` adds what `content:export` wrote. `content:import exercism <folder>` turns a track in
 * Exercism's published format into a draft course of lessons that run here, and lists what can't with its reason.
 * Exits with 1 if nothing could be imported, with 2 if it was called wrong.
 */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [first, second] = positionals;
  if (first === 'exercism' && second !== undefined) return importExercism(resolve(second), values.replace);
  if (first === undefined || positionals.length > 1) {
    console.error(USAGE);
    return 2;
  }
  const problems = importPackage(contentDir, readPackage(resolve(first)), values);
  if (problems.length > 0) {
    console.log(`${formatProblems(problems)}\n\nNothing was imported.`);
    return 1;
  }
  return reportImport('Imported.');
}

async function importExercism(folder: string, replace: boolean): Promise<number> {
  const track = importTrack(folder);
  if (Array.isArray(track)) {
    console.log(formatProblems(track, relative(process.cwd(), folder)));
    return 1;
  }
  const target = join(contentDir, 'courses', track.course);
  if (existsSync(target) && !replace)
    throw new PackageError(`${target} already exists. Use --replace to write over it.`);
  const { judge, runner, close } = openJudge({ threads: 2 });
  const tried = await tryLessons(track, { judge, runner, threads: 2 }).finally(close);
  const left = [...track.problems, ...tried.problems];
  if (left.length > 0) console.log(`Left out:\n${formatProblems(left, relative(process.cwd(), folder))}\n`);
  if (tried.good.length === 0) {
    console.log('No exercise of this track can run here.');
    return 1;
  }
  writeCourse(contentDir, track, tried.good);
  return reportImport(
    `Imported ${tried.good.length} of ${track.lessons.length + new Set(track.problems.map(({ file }) => file)).size} exercises into ${relative(process.cwd(), target)}, as a draft.`,
  );
}

/** New content can clash with what was there, for example by its UUIDs. */
function reportImport(message: string): number {
  console.log(message);
  const { problems } = readContent(contentDir);
  if (problems.length > 0) console.log(formatProblems(problems, relative(process.cwd(), contentDir)));
  return problems.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof PackageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
