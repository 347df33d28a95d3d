import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MigrationInterface } from 'typeorm';

/** What each file exports, by its path: one class. */
export type FoundMigrations = Record<string, Record<string, new () => MigrationInterface>>;

/** What the files of this folder export, without a bundler. */
export async function readFolder(): Promise<FoundMigrations> {
  const paths = (await readdir(import.meta.dirname))
    .filter((name) => /^\d.*\.ts$/.test(name))
    .map((name) => join(import.meta.dirname, name));
  const exported = paths.map(async (path) => [
    path,
    await import(/* @vite-ignore */ pathToFileURL(path).href),
  ]);
  return Object.fromEntries(await Promise.all(exported));
}

/** The classes, by the numbers that their files' names start with. */
export const inOrder = (found: FoundMigrations): Array<new () => MigrationInterface> =>
  Object.keys(found)
    .sort()
    .flatMap((path) => Object.values(found[path]!));
