import type { Locale } from '@shared/locales';
import { ENGLISH, type Texts } from './english';
import { GERMAN } from './german';

const CATALOGS: Record<Locale, Texts> = { en: ENGLISH, de: GERMAN };

let shown = ENGLISH;
const listeners = new Set<() => void>();

/** The texts of menus, dialogs and messages. Read them when they're shown: the language can change while the app runs. */
export const texts = (): Texts => shown;

/** Changes the language of all texts that are shown from now on. */
export function speak(language: Locale): void {
  if (shown === CATALOGS[language]) return;
  shown = CATALOGS[language];
  for (const listener of listeners) listener();
}

/** Called after the language has changed, for what stays on the screen. @returns how to stop */
export function onLanguageChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
