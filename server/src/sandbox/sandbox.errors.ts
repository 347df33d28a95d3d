import { DomainError } from '@server/platform/errors';
import { LanguageUnavailable, RunnerFailed, RunRefused } from '@shared/runner/runner';
import { asIs, text } from '@shared/texts';

/** Also how long a run waits for a runner: trying again must not help where waiting doesn't. */
export const RETRY_AFTER_SECONDS = 5;

/** The lane's queue is full. Nothing was run; a later attempt may succeed. */
export class SandboxBusy extends DomainError {
  override readonly name: string = 'SandboxBusy';

  constructor() {
    super('rate-limited', text('run.busy'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** No runner is available, or they can't be reached. Nothing was run. */
export class NoRunnerReady extends DomainError {
  override readonly name: string = 'NoRunnerReady';

  constructor() {
    super('unavailable', text('run.no-runner'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** The server is stopping, so the run was not started. */
export class SandboxClosed extends DomainError {
  override readonly name: string = 'SandboxClosed';

  constructor() {
    super('unavailable', text('run.restarting'), {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}

/** Translates a runner's error into a user-facing one; every other error is returned unchanged. */
export function runFailure(error: unknown): unknown {
  if (error instanceof RunRefused) return new DomainError('invalid', error.text);
  if (error instanceof LanguageUnavailable) return new DomainError('unavailable', asIs(error.message));
  if (error instanceof RunnerFailed)
    return new DomainError('unavailable', text('run.hiccup'), {
      cause: error,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  return error;
}
