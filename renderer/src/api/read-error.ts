import { DEFAULT_LOCALE } from '@shared/locales';
import { i18n } from '@web/i18n';
import { ERROR_TEXTS } from './api-error';

/** What an error's body tells the learner, in their language; a proxy's page, for example, has no text of ours. */
export async function readError(body: unknown): Promise<string> {
  const { error } = (body ?? {}) as { error?: unknown };
  if (typeof error !== 'string' || error === '') return ERROR_TEXTS.unknown;
  return inOwnLanguage(error);
}

/** A text of the server in the reader's language. English readers load nothing for it. */
export async function inOwnLanguage(text: string): Promise<string> {
  if (i18n.locale === DEFAULT_LOCALE) return text;
  try {
    const { serverText } = await import('./server-texts');
    return serverText(text);
  } catch (error) {
    console.warn('The server’s texts could not be loaded in your language', error);
    return text;
  }
}
