/** Changing the queue of calls that wait for a connection. Apart from `@web/stores`, because it isn't in the first chunk. */
export {
  addWrite,
  changeWrite,
  keepWrite,
  listenToWrites,
  queueWrite,
  removeWrite,
  retryWrite,
  waitingFor,
} from './change-queue';
export { loadAhead } from './load-ahead';
export { canWait } from './queued-write';
