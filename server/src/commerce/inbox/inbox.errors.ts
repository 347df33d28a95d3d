import { DomainError } from '@server/platform/errors';
import { asIs } from '@shared/texts';

/** For developers, in the provider's log of deliveries: no learner sees these. */
export const unsigned = (why: string) =>
  new DomainError('invalid', asIs(`The signature isn’t valid: ${why}.`));

export const unreadable = (cause?: unknown) =>
  new DomainError('invalid', asIs('The body can’t be read.'), { cause });
