import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentProblem } from '@server/authoring/content-import/problem';
import { readContent } from '@server/authoring/content-import/read-content';
import { PackageError, type PackageFiles, writeFiles } from './package-files';

export interface ImportOptions {
  /** Whether courses and files that exist already are replaced. */
  replace: boolean;
}

/**
 * Adds a package's content to a content folder. Returns the problems that keep it out; then nothing has been written.
 * @throws PackageError if something's there already that may not be replaced: a course, or another file that differs
 */
export function importPackage(
  contentDir: string,
  files: PackageFiles,
  { replace }: ImportOptions,
): ContentProblem[] {
  const courses = [
    ...new Set([...files.keys()].flatMap((name) => /^courses\/([^/]+)\//.exec(name)?.[1] ?? [])),
  ];
  const existing = courses.filter((course) => existsSync(join(contentDir, 'courses', course)));
  const taken = [
    ...existing,
    ...[...files].filter((file) => differs(contentDir, file)).map(([name]) => name),
  ];
  if (taken.length > 0 && !replace)
    throw new PackageError(
      `${taken.join(', ')} already exist${taken.length === 1 ? 's' : ''}. Use --replace to write over ${taken.length === 1 ? 'it' : 'them'}.`,
    );
  const problems = problemsOf(files);
  if (problems.length > 0) return problems;
  for (const course of existing) rmSync(join(contentDir, 'courses', course), { recursive: true });
  writeFiles(contentDir, files);
  return [];
}

/** Courses are compared as a whole. Two packages may bring the same teacher, though. */
function differs(contentDir: string, [name, bytes]: [string, Uint8Array]): boolean {
  const path = join(contentDir, name);
  return !name.startsWith('courses/') && existsSync(path) && !readFileSync(path).equals(bytes);
}

/** Read by themselves, so that a broken package never gets between the author's files. */
function problemsOf(files: PackageFiles): ContentProblem[] {
  const folder = mkdtempSync(join(tmpdir(), 'content-import-'));
  try {
    writeFiles(folder, files);
    return readContent(folder).problems;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
