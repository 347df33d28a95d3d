import { setupI18n } from '@lingui/core';
import { SOURCE_LANGUAGE } from '@shared/languages';
import { CATALOGS } from './catalogs';
import { currentLanguage } from './current-language';

/** The texts of the language that this page is shown in. Changing it loads the page again. */
export const i18n = setupI18n({ locale: SOURCE_LANGUAGE, messages: { [SOURCE_LANGUAGE]: {} } });

const language = currentLanguage();
// Awaited here, so that texts are in that language wherever they are read, even while a module loads.
if (language !== SOURCE_LANGUAGE)
  try {
    const { messages } = await CATALOGS[language]();
    i18n.loadAndActivate({ locale: language, messages });
  } catch (error) {
    console.warn(`The texts in ${language} could not be loaded, so they are in English`, error);
  }
if (typeof document !== 'undefined') document.documentElement.lang = i18n.locale;
