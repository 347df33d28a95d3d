import type { Messages } from '@lingui/core';
import type { DEFAULT_LOCALE, Locale } from '@shared/locales';

/** The translations of all texts, by language; one more language is one more line. */
export const CATALOGS: Record<
  Exclude<Locale, typeof DEFAULT_LOCALE>,
  () => Promise<{ messages: Messages }>
> = {
  de: () => catalog(import('../../locales/de.po')),
};

/** English readers need no ids: what the server and the judge say comes in English. */
async function catalog(loading: Promise<{ messages: Messages }>): Promise<{ messages: Messages }> {
  const [{ messages }, { withTextIds }] = await Promise.all([loading, import('./text-ids')]);
  return { messages: withTextIds(messages) };
}
