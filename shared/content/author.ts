/** What the development server tells the pages at /author. It isn't part of the API: production has none of it. */

/** A problem in a content file: `file` is relative to the content folder, `line` counts from 1. */
export interface AuthorProblem {
  file: string;
  line: number;
  message: string;
}

export interface AuthorLesson {
  uuid: string;
  title: string;
  type: string;
  /** Relative to the content folder, like every `folder` here. */
  folder: string;
}

export interface AuthorCourse {
  title: string;
  folder: string;
  chapters: Array<{ title: string; folder: string; lessons: AuthorLesson[] }>;
}

/** The last good version of everything, and what's wrong with the files as they are now. */
export interface AuthorContent {
  /** The content folder, as its author would type it. */
  root: string;
  courses: AuthorCourse[];
  problems: AuthorProblem[];
}

/** What `content:check --json` prints. */
export interface CheckReport {
  isOk: boolean;
  problems: AuthorProblem[];
  /** What was checked and how it went, a line each. */
  summary: string[];
}
