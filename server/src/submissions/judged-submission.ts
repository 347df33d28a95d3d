import type { OpenLesson } from '@server/lessons';
import type { Judgement } from './lesson-judge';
import type { SubmissionEntity } from './submission.entity';

/** A submission that is recorded, with all that its reply tells. */
export interface JudgedSubmission {
  open: OpenLesson;
  judgement: Judgement;
  submission: SubmissionEntity;
}
