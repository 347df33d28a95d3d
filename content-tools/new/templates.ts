import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@server/platform/config';
import { lessonTypes } from '@shared/lesson-types';
import { LANGUAGES, type Language } from '@shared/runner/languages';

const root = join(projectRoot(), 'resources/lesson-templates');

/** The types that a lesson can be started in: those of this server that have a template. */
export const templateTypes = (): string[] =>
  Object.keys(lessonTypes).filter((type) => existsSync(join(root, type)));

/** The languages of a type's templates; none for a type without code. */
export const templateLanguages = (type: string): Language[] =>
  LANGUAGES.filter((language) => existsSync(join(root, type, language)));

/** The files of a template by their path in the lesson's folder. */
export function readTemplate(type: string, language: Language): Map<string, string> {
  const folder = templateLanguages(type).length > 0 ? join(root, type, language) : join(root, type);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'utf8')];
    }),
  );
}
