import type { StreamError } from '@shared/contracts';
import { TEXT_HEADER } from '@shared/contracts/errors';
import { type DomainError, STATUS_OF_KIND } from '../../errors';
import { textHeader } from '../text-header';

/** What failed in a reply whose head has been sent: all that the status, the headers and the body of an error say. */
export const presentStreamError = ({ kind, message, text, retryAfterSeconds }: DomainError): StreamError => ({
  error: message,
  Status: STATUS_OF_KIND[kind],
  ErrorText: textHeader(text)[TEXT_HEADER] ?? null,
  RetryAfter: retryAfterSeconds ?? null,
});
