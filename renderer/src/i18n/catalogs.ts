import type { Messages } from '@lingui/core';
import type { DEFAULT_LOCALE, Locale } from '@shared/locales';

/** The translations of all texts, by language; one more language is one more line. */
export const CATALOGS: Record<
  Exclude<Locale, typeof DEFAULT_LOCALE>,
  () => Promise<{ messages: Messages }>
> = {
  de: () => import('../../locales/de.po'),
};
