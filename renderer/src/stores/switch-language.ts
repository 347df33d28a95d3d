import type { Locale } from '@shared/locales';
import { chooseLanguage } from '@web/i18n';
import type { RootStore } from './root.store';

/**
 * Shows the app in another language, which loads the page again. The account follows, for emails and other devices; a
 * failure to store it there doesn't keep anybody from their language.
 */
export async function switchLanguage(
  { api, session }: Pick<RootStore, 'api' | 'session'>,
  locale: Locale,
  reload: () => void = () => location.reload(),
): Promise<void> {
  chooseLanguage(locale);
  try {
    if (session.isSignedIn) await api.call('updateUser', { body: { locale, updateFields: ['locale'] } });
  } catch (error) {
    console.warn('The account keeps its language', error);
  }
  reload();
}
