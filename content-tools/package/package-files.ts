import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContentFiles } from '@server/authoring/content-import/content-files';
import { type Unzipped, unzipSync, zipSync } from 'fflate';

/** Content as files: their bytes by path, such as `courses/learn-go/course.yaml`. */
export type PackageFiles = ReadonlyMap<string, Uint8Array>;

/** The package can't be used. The message says why. */
export class PackageError extends Error {
  override readonly name = 'PackageError';
}

const MAX_FILES = 100_000;
const MAX_BYTES = 512 * 1024 * 1024;
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** What zip itself says a file was made at; ours are the same for the same content. */
const NO_TIME = new Date(1980, 0, 1);

/** All that content consists of. */
const FOLDERS = ['courses', 'tracks', 'teachers', 'achievements', 'bosses'];

/** A course with its teachers, or everything if `course` is undefined. @throws PackageError if there is no such course */
export function filesOf(contentDir: string, course?: string): PackageFiles {
  const files = new ContentFiles(contentDir);
  const folders = course === undefined ? FOLDERS : [`courses/${course}`];
  const names = folders.flatMap((folder) => files.filesBelow(folder).map((name) => `${folder}/${name}`));
  if (names.length === 0)
    throw new PackageError(
      `There is no ${course === undefined ? 'content' : `course ${course}`} in ${contentDir}.`,
    );
  if (course !== undefined) names.push(...teacherFilesOf(files, course));
  return new Map(names.map((name) => [name, readFileSync(join(contentDir, name))]));
}

/** A course can't be read without the teachers that it names: their texts and pictures. */
function teacherFilesOf(files: ContentFiles, course: string): string[] {
  const { teachers } = (files.readYaml(`courses/${course}/course.yaml`)?.data ?? {}) as {
    teachers?: unknown;
  };
  const slugs = new Set(Array.isArray(teachers) ? teachers : []);
  const names = files.filesBelow('teachers').filter((name) => slugs.has(name.split('.')[0]));
  return names.map((name) => `teachers/${name}`);
}

export function writeFiles(folder: string, files: PackageFiles): void {
  for (const [name, bytes] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), bytes);
  }
}

export const zipOf = (files: PackageFiles): Uint8Array =>
  zipSync(Object.fromEntries(files), { mtime: NO_TIME });

/** The files of a folder or a .zip file. @throws PackageError if a zip file is broken, or isn't safe to unpack */
export function readPackage(path: string): PackageFiles {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new PackageError(`${path} does not exist.`);
  if (stats.isDirectory()) return filesOf(path);
  if (stats.size > MAX_BYTES) throw new PackageError(`${path} is larger than ${inMegabytes(MAX_BYTES)}.`);
  return unpack(readFileSync(path));
}

/** @throws PackageError */
export function unpack(zip: Uint8Array): PackageFiles {
  let count = 0;
  let total = 0;
  let unzipped: Unzipped;
  try {
    unzipped = unzipSync(zip, {
      filter({ name, originalSize }) {
        if (name.endsWith('/')) return false;
        assertInside(name);
        count++;
        total += originalSize;
        if (count > MAX_FILES) throw new PackageError(`It has more than ${MAX_FILES} files.`);
        if (originalSize > MAX_FILE_BYTES)
          throw new PackageError(`${name} unpacks to more than ${inMegabytes(MAX_FILE_BYTES)}.`);
        if (total > MAX_BYTES) throw new PackageError(`It unpacks to more than ${inMegabytes(MAX_BYTES)}.`);
        return true;
      },
    });
  } catch (error) {
    if (error instanceof PackageError) throw error;
    throw new PackageError(
      `It is no zip file, or a broken one: ${error instanceof Error ? error.message : error}.`,
    );
  }
  return new Map(Object.entries(unzipped));
}

/** A name that leads out of the folder would overwrite files elsewhere. */
function assertInside(name: string): void {
  const isOutside =
    name.split(/[\\/]/).includes('..') || /^([\\/]|[A-Za-z]:)/.test(name) || name.includes('\0');
  if (isOutside)
    throw new PackageError(`${JSON.stringify(name)} would be unpacked outside of the content folder.`);
  if (!FOLDERS.includes(name.split('/')[0]!))
    throw new PackageError(`${name} does not belong here: there are only ${FOLDERS.join('/, ')}/.`);
}

const inMegabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;
