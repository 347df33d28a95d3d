import { z } from 'zod';
import { CodeLessonFile, CodeSqlLessonFile, CodeTestsLessonFile } from './code-lessons';
import { ChoiceLessonFile, TextInputLessonFile } from './question-lessons';

/**
 * The schema of `lesson.yaml` by type. A new lesson type needs a schema here, its data in content.ts and, if it has code,
 * its name in CODE_LESSON_TYPES.
 */
export const LessonFile = z.discriminatedUnion('type', [
  CodeLessonFile,
  CodeTestsLessonFile,
  CodeSqlLessonFile,
  ChoiceLessonFile,
  TextInputLessonFile,
]);
export type LessonFile = z.infer<typeof LessonFile>;

export type LessonType = LessonFile['type'];

/** The types whose lessons have starter/ and solution/ folders and an assignment in their text. */
export const CODE_LESSON_TYPES = [
  'type_code',
  'type_code_tests',
  'type_code_sql',
] as const satisfies readonly LessonType[];
export type CodeLessonType = (typeof CODE_LESSON_TYPES)[number];

export const isCodeLessonType = (type: unknown): type is CodeLessonType =>
  (CODE_LESSON_TYPES as readonly unknown[]).includes(type);
