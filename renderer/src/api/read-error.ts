import { DEFAULT_LOCALE } from '@shared/locales';
import { i18n } from '@web/i18n';
import { ERROR_TEXTS } from './api-error';

/**
 * What an error tells the learner, in their language; a proxy's page, for example, has no text of ours.
 * @param reference Of the header `Error-Text`.
 */
export async function readError(body: unknown, reference: unknown): Promise<string> {
  const { error } = (body ?? {}) as { error?: unknown };
  if (typeof error !== 'string' || error === '') return ERROR_TEXTS.unknown;
  return inOwnLanguage(error, reference);
}

/** A text of the server in the reader's language. English readers load nothing for it. */
export async function inOwnLanguage(english: string, reference: unknown): Promise<string> {
  if (i18n.locale === DEFAULT_LOCALE || typeof reference !== 'string') return english;
  try {
    const { textOfReference } = await import('./server-texts');
    return textOfReference(reference) ?? english;
  } catch (error) {
    console.warn('The server’s texts could not be loaded in your language', error);
    return english;
  }
}
