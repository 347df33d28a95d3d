import { DEFAULT_LOCALE } from '@shared/locales';
import { i18n } from './i18n';
import { isSharedText, SENTENCE, type Template, templateOf } from './shared-texts/template';

let templates: readonly Template[] | undefined;

/** Those of the page's language; the catalog has them. */
const load = (): readonly Template[] =>
  Object.keys(i18n.messages)
    .filter(isSharedText)
    .map(templateOf)
    .sort((one, other) => other.rank - one.rank);

/**
 * A text in English that the server or the code runner has made (`shared-texts/sentences.ts`), in the page's language. Others
 * stay as they are, such as the authors' own.
 */
export function translated(text: string): string {
  if (i18n.locale === DEFAULT_LOCALE || text === '') return text;
  templates ??= load();
  for (const { id, pattern, names } of templates) {
    const match = pattern.exec(text);
    if (!match) continue;
    const values = names.map((name, at) => {
      const value = match[at + 1] ?? '';
      return [name, name === SENTENCE ? translated(value) : value];
    });
    return i18n._(id, Object.fromEntries(values));
  }
  return text;
}
