/** The list of answers that wait for a connection, and the proof of when they were made. Lazy as a whole. */
export { keepTime } from './keep-time';
export { WaitingAnswers } from './WaitingAnswers';
