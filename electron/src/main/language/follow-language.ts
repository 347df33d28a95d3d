import { bestLocale } from '@shared/locales';
import type { Handlers } from '../bridge/handlers';
import type { SettingsFile } from '../settings/settings-file';
import { speak } from './texts';

/**
 * Speaks the language that the web app is shown in, also when the app starts again; until the web app has said which, the
 * system's.
 * @param systemLanguage BCP 47
 */
export function followLanguage(
  handlers: Handlers,
  settings: Pick<SettingsFile, 'current' | 'change'>,
  systemLanguage: string,
): void {
  speak(settings.current.language ?? bestLocale([systemLanguage]));
  handlers.register('language:show', ({ code }) => {
    speak(code);
    if (settings.current.language !== code) settings.change({ language: code });
  });
}
