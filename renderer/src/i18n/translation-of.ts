import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { i18n } from './i18n';

/**
 * A text in English that was written without a macro, in the page's language: `lingui.config.ts` has to collect it. It
 * isn't in the folder's index, because what hashes ids would be in the first chunk then.
 */
export function translationOf(english: string): string {
  const id = generateMessageId(english);
  return Object.hasOwn(i18n.messages, id) ? i18n._(id) : english;
}
