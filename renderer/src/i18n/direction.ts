import { LOCALE_FACTS, type Locale } from '@shared/locales';
import { i18n } from './i18n';

/** In which direction the language of this page is read. */
export const direction = (): 'ltr' | 'rtl' => LOCALE_FACTS[i18n.locale as Locale].direction;
