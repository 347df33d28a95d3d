import { DEFAULT_LOCALE } from '@shared/locales';
import { CATALOGS } from '../catalogs';
import { i18n } from '../i18n';

/** For a test: the page is in German. Returns what undoes it, for `beforeEach`. */
export async function showGerman(): Promise<() => void> {
  i18n.loadAndActivate({ locale: 'de', ...(await CATALOGS.de()) });
  return () => i18n.activate(DEFAULT_LOCALE);
}
