import type { LimitName } from './runner';

/** Thrown by the host through the guest's frames when a limit is reached. The guest never sees or catches it. */
export class RunStopped extends Error {
  override readonly name = 'RunStopped';
  constructor(readonly limit: LimitName) {
    super(`stopped by the ${limit} limit`);
  }
}

/** Thrown by the host through the guest's frames when the guest calls exit. */
export class GuestExit extends Error {
  override readonly name = 'GuestExit';
  constructor(readonly code: number) {
    super(`exit ${code}`);
  }
}
