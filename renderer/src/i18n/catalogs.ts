import type { Messages } from '@lingui/core';
import type { LanguageCode, SOURCE_LANGUAGE } from '@shared/languages';

/** The translations of all texts, by language; one more language is one more line. */
export const CATALOGS: Record<
  Exclude<LanguageCode, typeof SOURCE_LANGUAGE>,
  () => Promise<{ messages: Messages }>
> = {
  de: () => import('../../locales/de.po'),
};
