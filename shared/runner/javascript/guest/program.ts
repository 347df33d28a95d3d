/* Evaluated in a program's instance before the program. */
import './prelude';

export { handle, offer } from './bridge';
export { describeError } from './inspect';
export { messageOf } from './prelude';
export { fireTimer, timerWait } from './timers';
