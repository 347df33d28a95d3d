import { LANGUAGES } from '@shared/languages';
import { i18n } from './i18n';

/** In which direction the language of this page is read. */
export const direction = (): 'ltr' | 'rtl' =>
  LANGUAGES.find(({ code }) => code === i18n.locale)?.direction ?? 'ltr';
