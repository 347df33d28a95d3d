import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { readReference, TEXTS, type Text } from '@shared/texts';
import { i18n } from '@web/i18n';

/**
 * What a text's reference says in the reader's language (docs/languages.md). Undefined if it isn't translated, or is of a
 * newer server.
 */
export function textOfReference(reference: string): string | undefined {
  const { id, values } = readReference(reference);
  const message = Object.hasOwn(TEXTS, id) ? generateMessageId(TEXTS[id as keyof typeof TEXTS]) : undefined;
  return message !== undefined && Object.hasOwn(i18n.messages, message) ? i18n._(message, values) : undefined;
}

/** A text of the rules that the server shares with the web app. */
export const inOwnWords = ({ english, reference }: Text): string =>
  (reference && textOfReference(reference)) || english;
