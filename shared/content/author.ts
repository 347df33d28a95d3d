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
  /** Translations that don't fit their originals. */
  warnings: AuthorProblem[];
  /** What was checked and how it went, a line each. */
  summary: string[];
}

/** How a lesson went for learners who submitted it in the period. Accounts of admins don't count. */
export interface LessonNumbers {
  uuid: string;
  /** Graded submissions. */
  attempts: number;
  /** Learners who submitted. */
  started: number;
  /** Learners who solved it. */
  finished: number;
  /** Learners who haven't solved it and haven't tried for a week. */
  left: number;
  /** Learners who solved it with their first submission. */
  firstTry: number;
  /** From a learner's first submission to the first that succeeded; null if nobody has solved it. */
  medianMs: number | null;
}

/** Failures that have the same signature, so that one hint answers them all. */
export interface FailureCluster {
  /** What they have in common: `when:` of a hint. */
  signature: string;
  attempts: number;
  learners: number;
  /** ISO 8601, of the newest. */
  latest: string;
  /** The newest answer, without a trace of who wrote it; files by name. */
  example: { name: string; text: string }[];
  /** What the lesson's hint says to these learners; null without one. */
  hint: string | null;
}

/** What the insights of all lessons show. */
export interface InsightsOverview {
  /** How far back they go. */
  days: number;
  /** Lessons that somebody has submitted. */
  lessons: LessonNumbers[];
}

export interface LessonInsights {
  days: number;
  numbers: LessonNumbers;
  /** Of failures, those of most learners first. */
  clusters: FailureCluster[];
  /** Failures from before there were signatures. */
  unclustered: number;
}

/** A hint for a cluster, to be written into the lesson's folder. */
export interface NewHint {
  lesson: string;
  when: string;
  message: string;
}

/** What regrading a lesson has changed, or would change. */
export interface RegradeSummary {
  isDryRun: boolean;
  learners: number;
  judged: number;
  /** By what changed. */
  changes: { from: string; to: string; count: number }[];
  xp: number;
  alreadyDone: number;
  superseded: number;
  /** Why answers couldn't be judged. */
  failed: string[];
}
