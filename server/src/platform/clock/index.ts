export { type Cancel, Clock } from './clock';
export { SystemClock } from './system-clock';
export { TestClock } from './test-clock';
