import type { LessonTypes } from '@shared/lesson-types';
import type { Language } from '@shared/runner/languages';
import type { LessonContent } from '../content';
import { ContentFiles } from '../content-files';
import type { ContentProblem } from '../problem';
import { readLesson } from '../read-lesson';
import type { TranslationState } from '../translations/made-from';
import { type ContentKind, claimsOf, type NameClaim } from '../unique-names';
import type { YamlFile } from '../yaml-file';

/** A lesson's folder, relative to the content folder, and the language of its course. */
export interface LessonPlace {
  path: string;
  language: Language | undefined;
}

/** What reading a lesson gave, and the language of its course then. */
export interface RememberedLesson {
  language: Language | undefined;
  lesson: LessonContent | undefined;
  problems: readonly ContentProblem[];
  claims: readonly NameClaim[];
  warnings: readonly ContentProblem[];
  translations: readonly TranslationState[];
}

/** Reads a lesson by itself: what it shares with others is checked when they're put together. */
export function readLessonAlone(
  root: string,
  { path, language }: LessonPlace,
  types: LessonTypes,
): RememberedLesson {
  const files = new ContentFiles(root);
  const claims: NameClaim[] = [];
  const names = { register: (kind: ContentKind, yaml: YamlFile) => claims.push(...claimsOf(kind, yaml)) };
  const lesson = readLesson({ files, names, types }, path, language);
  return {
    language,
    lesson,
    problems: files.problems.all,
    claims,
    warnings: files.warnings.all,
    translations: files.translations,
  };
}
