/** Answers that wait for a connection, and the proof of when they were made. What sends them is loaded later. */

export type {
  AnswerOutcome,
  NewAnswer,
  Practice,
  SubmissionBody,
  WaitingAnswer,
} from './answers';
export { answersOf } from './answers.store';
export { type GuestAnswer, guestAnswersOf } from './guest-answers.store';
export { keepTime } from './keep-time';
export { KeptSubmit } from './kept-submit';
