import { DomainError } from '@server/platform/errors';

const RETRY_AFTER_SECONDS = 5;

/** The lane's queue is full: nothing was run, a later try may be taken. */
export class SandboxBusy extends DomainError {
  override readonly name: string = 'SandboxBusy';

  constructor() {
    super('rate-limited', 'The forge is busy: please try again in a few seconds.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** The server is stopping: the run was not started. */
export class SandboxClosed extends DomainError {
  override readonly name: string = 'SandboxClosed';

  constructor() {
    super('unavailable', 'The forge is restarting: please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
