import { inOwnLanguage } from '@web/i18n';
import { ERROR_TEXTS } from './api-error';

/**
 * What an error tells the learner, in their language; a proxy's page, for example, has no text of ours.
 * @param reference Of the header `Error-Text`.
 */
export function readError(body: unknown, reference: unknown): string {
  const { error } = (body ?? {}) as { error?: unknown };
  if (typeof error !== 'string' || error === '') return ERROR_TEXTS.unknown;
  return inOwnLanguage(error, typeof reference === 'string' ? reference : undefined);
}
