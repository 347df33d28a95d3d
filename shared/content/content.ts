import type { CodeLessonType, LessonFile, LessonType } from './lesson-file';
import type { ChapterFile, CourseFile, TrackFile } from './structure-files';

/** Content as the platform uses it: every file read, every order resolved. Created by the server's content import. */

/** A file of a lesson's program, as the learner gets it. */
export interface ContentFile {
  name: string;
  content: string;
  isReadonly: boolean;
  isHidden: boolean;
}

/** A file of the reference solution: the full text that replaces the starter file with the same name. */
export interface SolutionFile {
  name: string;
  content: string;
}

/** A file of tests in the language's own style. */
export interface ContentTestFile {
  name: string;
  content: string;
  isHidden: boolean;
}

type FileOf<T extends LessonType> = Extract<LessonFile, { type: T }>;
type OwnFields<T extends LessonType> = Omit<
  FileOf<T>,
  'uuid' | 'slug' | 'title' | 'difficulty' | 'files' | 'testFiles'
>;

/** `files` is the whole program, the entry first. `solutionFiles` contains only the files that differ. */
interface CodeFields {
  files: ContentFile[];
  solutionFiles: SolutionFile[];
}

export type CodeLessonData = OwnFields<'type_code'> & CodeFields;
/** Has either `tests` or `testFiles`, never both. */
export type CodeTestsLessonData = OwnFields<'type_code_tests'> &
  CodeFields & { testFiles?: ContentTestFile[] };
export type CodeSqlLessonData = OwnFields<'type_code_sql'> & CodeFields & { testFiles: ContentTestFile[] };
export type ChoiceLessonData = OwnFields<'type_choice'>;
export type TextInputLessonData = OwnFields<'type_text_input'>;

/** A lesson's data by type. Server-side only: it contains the answers, the hidden tests and the solution. */
export type LessonData =
  | CodeLessonData
  | CodeTestsLessonData
  | CodeSqlLessonData
  | ChoiceLessonData
  | TextInputLessonData;

export interface LessonContent {
  uuid: string;
  slug: string;
  title: string;
  /** 1 to 10. */
  difficulty: number;
  /** The text of lesson.md. */
  prose: string;
  data: LessonData;
}

export type ChapterContent = Omit<ChapterFile, 'lessons'> & { lessons: LessonContent[] };
export type CourseContent = Omit<CourseFile, 'chapters'> & { chapters: ChapterContent[] };
/** `courseUuids` in the track's order. */
export type TrackContent = Omit<TrackFile, 'courses'> & { courseUuids: string[] };

/** Everything in content/. Courses and tracks are sorted by slug. */
export interface Content {
  tracks: TrackContent[];
  courses: CourseContent[];
}

/** Whether a lesson has a program; narrows its data. */
export function hasCode(data: LessonData): data is Extract<LessonData, { type: CodeLessonType }> {
  return 'solutionFiles' in data;
}

/** The program of the reference solution: the starter with the solution's files in their place, the entry first. */
export function solvedProgram(data: CodeFields): SolutionFile[] {
  const replaced = new Map(data.solutionFiles.map((file) => [file.name, file.content]));
  return data.files.map(({ name, content }) => ({ name, content: replaced.get(name) ?? content }));
}

/** The program that the learner starts with, the entry first. */
export const starterProgram = (data: CodeFields): SolutionFile[] =>
  data.files.map(({ name, content }) => ({ name, content }));

/** What an SQL lesson's tests compare with: the reference script, under the name that the runtime expects. */
export const sqlSolution = (data: CodeSqlLessonData): SolutionFile => ({
  name: 'solution.sql',
  content: solvedProgram(data)[0]!.content,
});
