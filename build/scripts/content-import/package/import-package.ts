import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ContentProblem } from '@server/content-import/problem';
import { readContent } from '@server/content-import/read-content';
import { PackageError, type PackageFiles, writeFiles } from './package-files';

export interface ImportOptions {
  /** Whether courses that exist already are replaced. */
  replace: boolean;
}

/**
 * Adds a package's courses and tracks to a content folder. Returns the problems that keep them out; then nothing has been
 * written.
 * @throws PackageError if there's a course already that may not be replaced
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
  if (existing.length > 0 && !replace)
    throw new PackageError(`${existing.join(', ')} already exists. Use --replace to write over it.`);
  const problems = problemsOf(files);
  if (problems.length > 0) return problems;
  for (const course of existing) rmSync(join(contentDir, 'courses', course), { recursive: true });
  writeFiles(contentDir, files);
  return [];
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
