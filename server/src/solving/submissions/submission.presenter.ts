import type { OpenedExercise } from '@server/learning/exercises';
import type {
  LessonSubmissionEvent,
  MessageOf,
  OfflineOutcome,
  SubmissionReply,
  submitLesson,
  XPBreakdownLine,
} from '@shared/contracts';
import type { XpLine } from '@shared/rules/xp';
import type { Judgement } from './answer-judge';
import type { SubmissionEntity } from './submission.entity';

/** A submission's result; a guest's is never stored. */
export type SubmissionResult = Pick<
  SubmissionEntity,
  | 'id'
  | 'exerciseSource'
  | 'exerciseId'
  | 'courseId'
  | 'resultSlug'
  | 'resultMessage'
  | 'resultText'
  | 'xpReward'
  | 'xpBreakdown'
>;

/** Everything that a submission's reply contains. */
export interface JudgedSubmission {
  exercise: OpenedExercise;
  judgement: Judgement;
  submission: SubmissionResult;
  /** Of an answer that proves when it was made. */
  offline?: OfflineOutcome;
}

/** The part that the socket and the reply share. */
export function presentSubmissionEvent({
  exercise,
  judgement,
  submission,
}: JudgedSubmission): LessonSubmissionEvent {
  const { exerciseSource, exerciseId } = submission;
  return {
    SubmissionUUID: submission.id,
    ResultSlug: submission.resultSlug,
    ResultMessage: submission.resultMessage,
    ResultMessageText: submission.resultText ?? undefined,
    XPReward: submission.xpReward,
    XPBreakdown: submission.xpBreakdown.map(presentXpLine),
    LessonUUID: exerciseSource === 'lesson' ? exerciseId : null,
    CourseUUID: submission.courseId,
    ChallengeUUID: exerciseSource === 'challenge' ? exerciseId : null,
    StructuredErrCLI:
      (judgement && exercise.type.presentGrade(judgement, exercise.data).StructuredErrCLI) ?? null,
  };
}

export function presentSubmission({
  exercise,
  judgement,
  submission,
  offline,
}: JudgedSubmission): SubmissionReply {
  const parts = judgement && exercise.type.presentGrade(judgement, exercise.data);
  return {
    ...presentSubmissionEvent({ exercise, judgement, submission }),
    Output: parts?.Output ?? null,
    Tests: parts?.Tests ?? null,
    ProgramError: parts?.ProgramError ?? null,
    Explanation: parts?.Explanation ?? null,
    KnownMistake: judgement?.knownMistake ?? null,
    Interview: parts?.Interview ?? null,
    RepositoryChecks: parts?.RepositoryChecks ?? null,
    ...(offline && { Offline: offline }),
  };
}

/** A part of what a judge writes, as it's written. */
export const presentText = (text: string): MessageOf<typeof submitLesson> => ({ Text: text });

const presentXpLine = ({ name, percent, xp }: XpLine): XPBreakdownLine => ({
  Name: name,
  Percent: percent / 100,
  XP: xp,
});
