/** The parts of a place where code is written and run: the lesson player's and the playground's. */

export type { CodePlace } from './code-places';
export { OutputText, type PlaceLinks } from './components/OutputText';
export { type PhonePane, PhonePanes } from './components/PhonePanes';
export { Fetching, Keeping, RunEndLine, RunOutcome } from './components/RunParts';
export { ScrollBox } from './components/ScrollBox';
export { type StripTab, TabStrip } from './components/TabStrip';
export { type TestRow, TestRows } from './components/TestRows';
export { errorLocation } from './error-location';
export { KEYS } from './keys';
export { PHONE } from './phone';
export { type RunEnd, RunStore, type RunTask } from './run.store';
export { RUN_BUTTON_ID } from './run-button';
export { useFollowedEnd } from './useFollowedEnd';
export { useMediaQuery } from './useMediaQuery';
