import { setupI18n } from '@lingui/core';
import { DEFAULT_LOCALE } from '@shared/locales';
import { CATALOGS } from './catalogs';
import { askForPreferred, currentLanguage } from './current-language';
import { loadLanguage, markPage } from './load-language';

/** The texts of the language that this page is shown in. Changing it loads the page again. */
export const i18n = setupI18n({ locale: DEFAULT_LOCALE, messages: { [DEFAULT_LOCALE]: {} } });

// Awaited here, so that texts are in that language wherever they are read, even while a module loads.
await askForPreferred();
await loadLanguage(i18n, currentLanguage(), CATALOGS);
if (typeof document !== 'undefined') markPage(document.documentElement, i18n.locale);
