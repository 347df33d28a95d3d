import type { LessonSubmissionEvent, SubmissionReply, XPBreakdownLine } from '@shared/contracts';
import type { XpLine } from '@shared/rules/xp';
import type { JudgedSubmission } from './judged-submission';
import type { SubmissionEntity } from './submission.entity';

/** The part that the socket and the reply share. */
export function presentSubmissionEvent(submission: SubmissionEntity): LessonSubmissionEvent {
  return {
    SubmissionUUID: submission.id,
    ResultSlug: submission.resultSlug,
    ResultMessage: submission.resultMessage,
    XPReward: submission.xpReward,
    XPBreakdown: submission.xpBreakdown.map(presentXpLine),
    LessonUUID: submission.lessonId,
    CourseUUID: submission.courseId,
    ChallengeUUID: null,
  };
}

export function presentSubmission({ open, judgement, submission }: JudgedSubmission): SubmissionReply {
  return {
    ...presentSubmissionEvent(submission),
    StructuredErrCLI: null,
    Output: null,
    Tests: null,
    Explanation: null,
    ...(judgement && open.type.presentGrade(judgement, open.lesson.data)),
  };
}

const presentXpLine = ({ name, percent, xp }: XpLine): XPBreakdownLine => ({
  Name: name,
  Percent: percent,
  XP: xp,
});
