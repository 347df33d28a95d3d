import {
  findLessonType,
  type LessonData,
  type LessonFolder,
  type LessonTypes,
  lessonFile,
} from '@shared/lesson-types';
import type { Language } from '@shared/runner/runner';
import { checkProse } from './check-prose';
import type { LessonContent } from './content';
import type { ContentFiles } from './content-files';
import { checkSlug } from './ordered-children';
import type { UniqueNames } from './unique-names';
import type { YamlFile } from './yaml-file';

/** Reads a lesson's folder; undefined, with every problem reported, if lesson.yaml is invalid. */
export function readLesson(
  files: ContentFiles,
  names: UniqueNames,
  types: LessonTypes,
  path: string,
  language: Language | undefined,
): LessonContent | undefined {
  const yaml = files.readYaml(`${path}/lesson.yaml`);
  if (!yaml) return undefined;
  names.register('lesson', yaml);
  const file = yaml.parse(lessonFile(types));
  const type = findLessonType((yaml.data as { type?: unknown } | null | undefined)?.type, types);

  const prose = readProse(files, `${path}/lesson.md`, type?.needsAssignment ?? false);
  const ownFiles = type?.readFiles?.(lessonFolder(files, yaml, path, language));
  if (type) files.allowOnly(path, ['lesson.yaml', 'lesson.md', ...type.folders]);
  if (!file) return undefined;

  const { uuid, slug, title, difficulty, ...own } = file as Omit<LessonContent, 'prose' | 'data'>;
  checkSlug(yaml, slug, path.slice(path.lastIndexOf('/') + 1));
  // What the type's schema and its files leave open has been reported above.
  return { uuid, slug, title, difficulty, prose, data: { ...own, ...ownFiles } as LessonData };
}

function lessonFolder(
  files: ContentFiles,
  yaml: YamlFile,
  path: string,
  language: Language | undefined,
): LessonFolder {
  const read = (file: string) => files.read(`${path}/${file}`) ?? '';
  return {
    path,
    language,
    fields: yaml.data,
    filesIn: (subfolder) =>
      new Map(files.filesBelow(`${path}/${subfolder}`).map((name) => [name, read(`${subfolder}/${name}`)])),
    reportField: (field, message) => files.problems.add(yaml.file, yaml.lineOf(field), message),
    reportFile: (file, message) => files.problems.add(`${path}/${file}`, 1, message),
  };
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
