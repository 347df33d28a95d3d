import { bestLocale } from '@shared/locales';
import type { Handlers } from '../bridge/handlers';
import { speak } from '../language/texts';
import type { SettingsFile } from './settings-file';

/**
 * Speaks the language that the web app is shown in, also when the app starts again; until the web app has said which, the
 * first that it has of those that the system prefers.
 * @param preferred BCP 47, the most wanted first
 */
export function followLanguage(
  handlers: Handlers,
  settings: Pick<SettingsFile, 'current' | 'change'>,
  preferred: readonly string[],
): void {
  speak(settings.current.language ?? bestLocale(preferred));
  handlers.register('language:preferred', () => [...preferred]);
  handlers.register('language:show', ({ code }) => {
    speak(code);
    if (settings.current.language !== code) settings.change({ language: code });
  });
}
