import type { LessonType as WireLessonType } from '../contracts';
import { choice } from './choice/lesson-type';
import { cli } from './cli/lesson-type';
import { code } from './code/lesson-type';
import { codeSql } from './code-sql/lesson-type';
import { codeTests } from './code-tests/lesson-type';
import { githubChecks } from './github-checks/lesson-type';
import { interviewQuestion } from './interview-question/lesson-type';
import type { LessonTypeDefinition, StoredLesson } from './lesson-type';
import { manual } from './manual/lesson-type';
import { textInput } from './text-input/lesson-type';

export type LessonType = WireLessonType;

/** A definition for each type, and nothing else. */
export type EveryLessonType = { [Type in LessonType]: LessonTypeDefinition<{ type: Type }> };

/** Every lesson type that this server knows. */
export const lessonTypes = {
  type_code: code,
  type_code_tests: codeTests,
  type_code_sql: codeSql,
  type_choice: choice,
  type_text_input: textInput,
  type_cli: cli,
  type_manual: manual,
  type_interview_question: interviewQuestion,
  type_github_checks: githubChecks,
} satisfies EveryLessonType;

/** Definitions by the `type` of their lessons. Tests add types of their own. */
export type LessonTypes = Readonly<Record<string, LessonTypeDefinition>>;

type DataOf<Definition> = Definition extends LessonTypeDefinition<infer Data, infer _> ? Data : never;
export type LessonData = DataOf<(typeof lessonTypes)[LessonType]>;

/** `type` can be anything that a file contains. */
export const findLessonType = (type: unknown, types: LessonTypes): LessonTypeDefinition | undefined =>
  typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;

/** @throws Error if the type isn't registered. */
export function lessonTypeOf({ type }: StoredLesson, types: LessonTypes = lessonTypes): LessonTypeDefinition {
  const definition = findLessonType(type, types);
  if (!definition) throw new Error(`There is no lesson type ${type}.`);
  return definition;
}
