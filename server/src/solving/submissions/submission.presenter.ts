import type { OpenLesson } from '@server/learning/lessons';
import type {
  LessonSubmissionEvent,
  OfflineOutcome,
  SubmissionReply,
  XPBreakdownLine,
} from '@shared/contracts';
import type { XpLine } from '@shared/rules/xp';
import type { Judgement } from './lesson-judge';
import type { SubmissionEntity } from './submission.entity';

/** A submission's result; a guest's is never stored. */
export type SubmissionResult = Pick<
  SubmissionEntity,
  'id' | 'lessonId' | 'courseId' | 'resultSlug' | 'resultMessage' | 'xpReward' | 'xpBreakdown'
>;

/** Everything that a submission's reply contains. */
export interface JudgedSubmission {
  open: OpenLesson;
  judgement: Judgement;
  submission: SubmissionResult;
  /** Of an answer that proves when it was made. */
  offline?: OfflineOutcome;
}

/** The part that the socket and the reply share. */
export function presentSubmissionEvent({
  open,
  judgement,
  submission,
}: JudgedSubmission): LessonSubmissionEvent {
  return {
    SubmissionUUID: submission.id,
    ResultSlug: submission.resultSlug,
    ResultMessage: submission.resultMessage,
    XPReward: submission.xpReward,
    XPBreakdown: submission.xpBreakdown.map(presentXpLine),
    LessonUUID: submission.lessonId,
    CourseUUID: submission.courseId,
    ChallengeUUID: null,
    StructuredErrCLI:
      (judgement && open.type.presentGrade(judgement, open.lesson.data).StructuredErrCLI) ?? null,
  };
}

export function presentSubmission({
  open,
  judgement,
  submission,
  offline,
}: JudgedSubmission): SubmissionReply {
  const parts = judgement && open.type.presentGrade(judgement, open.lesson.data);
  return {
    ...presentSubmissionEvent({ open, judgement, submission }),
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

const presentXpLine = ({ name, percent, xp }: XpLine): XPBreakdownLine => ({
  Name: name,
  Percent: percent / 100,
  XP: xp,
});
