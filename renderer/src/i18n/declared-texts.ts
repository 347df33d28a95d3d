import { insertedName, isInserted, readReference, type Values } from '@shared/texts/reference';
import type { Text } from '@shared/texts/text';
import { i18n } from './i18n';

/**
 * A text of the server or the judge in the page's language, by the reference that came with it (docs/languages.md). In
 * English without one, if it isn't translated, or if a newer server sent it.
 */
export const inOwnLanguage = (english: string, reference: string | null | undefined): string =>
  (reference ? textOfReference(reference) : undefined) ?? english;

/** A text that was made on this page. */
export const inOwnWords = ({ english, id, values }: Text): string =>
  (id === undefined ? undefined : textOf(id, values)) ?? english;

function textOfReference(reference: string): string | undefined {
  const { id, values } = readReference(reference);
  return textOf(id, values);
}

function textOf(id: string, values: Values): string | undefined {
  if (!Object.hasOwn(i18n.messages, id)) return undefined;
  const shown: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const inserted = insertedName(name);
    if (inserted !== undefined) {
      const inner = textOfReference(String(value));
      if (inner === undefined) return undefined;
      shown[inserted] = inner;
    } else shown[name] = isInserted(value) ? inOwnLanguage(value.english, value.reference) : value;
  }
  return i18n._(id, shown);
}
