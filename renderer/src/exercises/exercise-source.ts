import type {
  AnswerToSend,
  ApiClient,
  CallInput,
  CallReply,
  LessonSolution,
  LessonSubmissionEvent,
  SubmissionReply,
  UserLesson,
} from '@web/api';

/** The calls about one exercise. All of them reject with an `ApiError`. */
export interface ExerciseCalls {
  /** Judges an answer. What the judge writes about it in words goes to `onText` meanwhile. */
  submit(
    answer: Pick<AnswerToSend, 'body' | 'isGuest'>,
    onText?: (text: string) => void,
  ): Promise<SubmissionReply>;
  /** The learner's progress. */
  progress(signal: AbortSignal): Promise<UserLesson>;
  /** Views the solution, at what it costs. */
  solution(signal: AbortSignal): Promise<LessonSolution>;
  draft(): Promise<CallReply<'getDraft'>>;
  saveDraft(body: CallInput<'saveDraft'>['body']): Promise<CallReply<'saveDraft'>>;
  draftVersions(signal: AbortSignal): Promise<CallReply<'listDraftVersions'>>;
  /** @param before the last attempt of the page before */
  attempts(before: string | undefined, signal: AbortSignal): Promise<CallReply<'listAttempts'>>;
}

/** All that the player asks of what an exercise comes from (docs/exercises.md). */
export interface ExerciseSource {
  callsOf(api: ApiClient, id: string): ExerciseCalls;
  /** The page on which it's answered. */
  pathOf(id: string): string;
  /** The page that shows nothing but its solution. */
  solutionPathOf(id: string): string;
  /** The exercise that a result is about; null if it's one of another source. */
  idIn(event: LessonSubmissionEvent): string | null;
}
