import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';

/** The web app's text in a language, by its English; throws if there's no such text, since a button then has another name. */
export function translated(locale: Locale): (english: string) => string {
  if (locale === DEFAULT_LOCALE) return (english) => english;
  const catalog = readFileSync(`renderer/locales/${locale}.po`, 'utf8');
  return (english) => {
    const entry = `\nmsgid ${JSON.stringify(english)}\nmsgstr `;
    const start = catalog.indexOf(entry);
    if (start < 0) throw new Error(`No text "${english}" in ${locale}.po`);
    const [line = '""'] = catalog.slice(start + entry.length).split('\n', 1);
    return JSON.parse(line) as string;
  };
}
