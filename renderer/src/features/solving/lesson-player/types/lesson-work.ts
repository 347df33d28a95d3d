import type { LessonType } from '@shared/lesson-types';
import type { Answer, Lesson, LessonSolution, SubmissionReply } from '@web/api';
import type { ExerciseRef } from '@web/exercises';
import type { Checklist } from '@web/features/learning/lesson-text';
import type { Practice } from '@web/features/solving/waiting-answers';
import type { RunStore } from '@web/features/solving/workbench';
import type { RootStore } from '@web/stores';
import type { ReactNode } from 'react';
import type { SyncedWork } from '../drafts/synced-work';

/** A pane beside the lesson's text; on a phone, a tab. */
export interface WorkPane {
  label: string;
  icon: ReactNode;
  /** Rendered inside the player, so it can call `usePlayer`. */
  content: ReactNode;
}

/** What the Run button does. */
export interface WorkRun {
  /** What running does here, for the tooltip. */
  hint: string;
  store: RunStore;
  /** Loads what a run needs, in the background. */
  prepare(): void;
  start(): void;
  /** Records a run and opens its steps; absent if this language can't be recorded. */
  stepThrough?(): void;
  /** Closes the steps: a newer result takes their place. */
  closeSteps?(): void;
}

/**
 * The learner's work in one open lesson: everything the player asks of the lesson's type. Its values are observable, and
 * its work is stored on this computer on every change (`KeptWork`).
 */
export interface LessonWork {
  /** Results appear in `output`, below the work; without it, they appear in `work`, which also shows the actions then. */
  readonly panes: { readonly work: WorkPane; readonly output?: WorkPane };
  /**
   * Where the work is: `beside` the text, as a pane that can be resized, or `below` it, as a bar at every width. The bar
   * shows the actions and results itself.
   */
  readonly layout?: 'beside' | 'below';
  /** The name of the button; Submit by default. */
  readonly submitLabel?: string;
  /** There's nothing to solve, so there's no solution to look at either. */
  readonly hasNoSolution?: true;
  /** Absent if there is nothing to run. */
  readonly run?: WorkRun;
  /** The question to answer, in Markdown: it's the lesson's task then. */
  readonly question?: string;
  /** The work as it's saved to the learner's account (`DraftStore`) and restored from their history. */
  readonly synced: SyncedWork;
  /** Says that the work stays while a guest signs in. */
  readonly keptText: string;
  /** Answers come from outside of this page, and their results over the socket: there's no Submit button. */
  readonly submitsElsewhere?: true;
  readonly canSubmit: boolean;
  /** The learner has work from before and after signing in, and hasn't chosen yet. */
  readonly mustChoose?: boolean;
  /** The answer's part of a submission. */
  answer(): Answer;
  /** Shows another user's work, after a sign-in or sign-out. */
  setOwner(owner: string): void;
  /** A key that was pressed without Ctrl or ⌘, and not while typing. Returns whether it did something. */
  onKey?(key: string): boolean;
  /** Checks the answer with what this device has; absent if that's nothing. */
  practice?(): Promise<Practice>;
  /** What the last `practice` found. */
  renderPractice?(): ReactNode;
  /** Called once per result of a submission. */
  onResult?(reply: SubmissionReply): void;
  /** What a success or failure shows below its message. */
  renderResult(reply: SubmissionReply): ReactNode;
  /** What else to do with an answer that was just accepted. */
  renderActions?(): ReactNode;
  renderSolution: RenderSolution;
}

export interface WorkContext {
  /** Where the learner's work is kept. */
  exercise: ExerciseRef;
  lesson: Lesson;
  stores: RootStore;
  /** The boxes of the lesson's text. */
  checks: Checklist;
  /** Hides the result of the last submission: it's about an answer that has changed since. */
  clearResult(): void;
}

/** Opens a lesson of one type. */
export type OpenLesson = (context: WorkContext) => LessonWork;

export type RenderSolution = (solution: LessonSolution) => ReactNode;

/** Shows solutions without the rest of the lesson. */
export type OpenSolution = (context: Pick<WorkContext, 'exercise' | 'lesson' | 'stores'>) => RenderSolution;

/** One of something for every lesson type of this version; doesn't compile until each type has one. */
export type ForEachType<Value> = Readonly<Record<LessonType, Value>>;

/** The same by the types of the wire, where a newer server may have more. */
export type ForKnownTypes<Value> = Readonly<Partial<Record<string, Value>>>;

/**
 * The part of a lesson that only lessons of its type have.
 * @throws Error if the server left it out.
 */
export function dataOf<Name extends keyof Lesson & `lessonData${string}`>(
  lesson: Lesson,
  name: Name,
): NonNullable<Lesson[Name]> {
  const data = lesson[name];
  if (!data) throw new Error(`Lesson ${lesson.uuid} has no ${name}`);
  return data;
}
