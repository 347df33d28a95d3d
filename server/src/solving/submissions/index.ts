export { type AcceptedAnswer, AcceptedWork } from './accepted-work';
export { answerTexts } from './answer.presenter';
export { AnswerJudge, type Judgement } from './answer-judge';
export { LearnerAttempts } from './learner-attempts';
export { LearnerQueue } from './learner-queue';
export {
  type LessonCompletion,
  type LessonReward,
  LessonRewards,
  type NewAccountCompletion,
  NO_REWARD,
} from './lesson-rewards';
export { readAnswer } from './read-answer';
export { RecordRegrade, type RegradeOutcome } from './record-regrade';
export { RegradeEntity } from './regrade.entity';
export { resultOf } from './result';
export { SubmissionEntity } from './submission.entity';
export { SubmissionsModule } from './submissions.module';
export { SubmitToExercise } from './submissions.policy';
