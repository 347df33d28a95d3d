import { DomainError } from '@server/platform/errors';
import { LanguageUnavailable, RunnerFailed, RunRefused } from '@shared/runner/runner';

/** Also how long a run waits for a runner: trying again must not help where waiting doesn't. */
export const RETRY_AFTER_SECONDS = 5;

/** The lane's queue is full. Nothing was run; a later attempt may succeed. */
export class SandboxBusy extends DomainError {
  override readonly name: string = 'SandboxBusy';

  constructor() {
    super('rate-limited', 'The forge is busy: please try again in a few seconds.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** No runner is available, or they can't be reached. Nothing was run. */
export class NoRunnerReady extends DomainError {
  override readonly name: string = 'NoRunnerReady';

  constructor() {
    super('unavailable', 'Running code is not available right now: please try again in a few seconds.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** The server is stopping, so the run was not started. */
export class SandboxClosed extends DomainError {
  override readonly name: string = 'SandboxClosed';

  constructor() {
    super('unavailable', 'The forge is restarting: please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** Translates a runner's error into a user-facing one; every other error is returned unchanged. */
export function runFailure(error: unknown): unknown {
  if (error instanceof RunRefused) return new DomainError('invalid', error.message);
  if (error instanceof LanguageUnavailable) return new DomainError('unavailable', error.message);
  if (error instanceof RunnerFailed)
    return new DomainError(
      'unavailable',
      'The forge had a hiccup. It was not your fault: please try again.',
      { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS },
    );
  return error;
}
