/** Lessons. The screens are lazy; import them by path. */
export { KeptSubmit } from './kept-submit';
export { submitKeptAnswers } from './submit-kept-answers';
