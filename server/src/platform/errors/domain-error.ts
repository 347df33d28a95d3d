import type { ErrorKind } from '@shared/contracts/errors';
import type { Text } from '@shared/texts';

/** A failure whose text may be shown to a learner as it is. `cause` goes to the log alone. */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';

  constructor(
    readonly kind: ErrorKind,
    /** Declared in shared/texts, so that every client can say it in its own language. */
    readonly text: Text,
    options: { cause?: unknown; retryAfterSeconds?: number; maxSignInAgeSeconds?: number } = {},
  ) {
    super(text.english, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.maxSignInAgeSeconds = options.maxSignInAgeSeconds;
  }

  /** When a later try makes sense: sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  /** When a sign-in that isn't older would do: sent as a challenge in WWW-Authenticate (RFC 9470). */
  readonly maxSignInAgeSeconds: number | undefined;
}

export const isDomainError = (error: unknown): error is DomainError => error instanceof DomainError;
