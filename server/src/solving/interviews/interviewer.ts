/** Injection token of the Interviewer. */
export const INTERVIEWER = Symbol('interviewer');
