import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

export const completionNotFound = () => new DomainError('not-found', text('certificates.no-completion'));
export const invalidRequest = () => new DomainError('invalid', text('certificates.invalid-request'));
export const lookupFailed = (cause: unknown) =>
  new DomainError('internal', text('certificates.lookup-failed'), { cause });
export const notTheOwner = () => new DomainError('forbidden', text('certificates.not-yours'));
