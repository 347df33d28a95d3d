import type { I18n, Messages } from '@lingui/core';
import { DEFAULT_LOCALE, LOCALE_FACTS, type LocaleFacts } from '@shared/locales';

export type Catalogs = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

/** Gives a language its texts. Without them it's in English, and a warning says why. */
export async function loadLanguage(i18n: I18n, language: string, catalogs: Catalogs): Promise<void> {
  if (language === DEFAULT_LOCALE) return;
  try {
    const { messages } = await catalogs[language]!();
    i18n.loadAndActivate({ locale: language, messages });
  } catch (error) {
    console.warn(`The texts in ${language} could not be loaded, so they are in English`, error);
  }
}

/** Says what a page is written in: to screen readers, to the browser's translation, and to the layout. */
export function markPage(
  root: Pick<HTMLElement, 'lang' | 'dir'>,
  locale: string,
  facts: Readonly<Record<string, Pick<LocaleFacts, 'direction'>>> = LOCALE_FACTS,
): void {
  root.lang = locale;
  root.dir = facts[locale]?.direction ?? 'ltr';
}
