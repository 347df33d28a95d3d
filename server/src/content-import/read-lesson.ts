import { isCodeLessonType, type LessonContent, type LessonData, LessonFile } from '@shared/content';
import type { Language } from '@shared/runner/runner';
import { checkProse } from './check-prose';
import type { ContentFiles } from './content-files';
import { checkSlug } from './ordered-children';
import { readProgram } from './read-program';
import { readTests } from './read-tests';
import type { UniqueNames } from './unique-names';

/** Reads a lesson's folder; undefined, with every problem reported, if lesson.yaml is invalid. */
export function readLesson(
  files: ContentFiles,
  names: UniqueNames,
  folder: string,
  language: Language | undefined,
): LessonContent | undefined {
  const yaml = files.readYaml(`${folder}/lesson.yaml`);
  if (!yaml) return undefined;
  names.register('lesson', yaml);
  const file = yaml.parse(LessonFile);
  const type: unknown = (yaml.data as { type?: unknown } | null | undefined)?.type;
  const needsCode = isCodeLessonType(type);
  const isKnown = file !== undefined || needsCode;

  const prose = readProse(files, `${folder}/lesson.md`, needsCode);
  const program = needsCode ? readProgram(files, yaml, folder, language) : undefined;
  const testFiles = needsCode ? readTests(files, yaml, folder) : undefined;
  if (isKnown)
    files.allowOnly(folder, [
      'lesson.yaml',
      'lesson.md',
      ...(needsCode ? ['starter', 'solution', 'tests'] : []),
    ]);
  if (!file) return undefined;

  checkSlug(yaml, file.slug, folder.slice(folder.lastIndexOf('/') + 1));
  const { uuid, slug, title, difficulty, ...own } = file;
  const data = 'files' in own ? { ...own, ...program!, ...(testFiles && { testFiles }) } : own;
  // The fields of a type with test files have been read, or were reported above.
  return { uuid, slug, title, difficulty, prose, data: data as LessonData };
}

function readProse(files: ContentFiles, file: string, needsAssignment: boolean): string {
  const prose = files.read(file);
  if (prose === undefined) {
    files.problems.add(file, 1, 'is missing');
    return '';
  }
  for (const { line, message } of checkProse(prose, { needsAssignment }))
    files.problems.add(file, line, message);
  return prose;
}
