import type { Messages } from '@lingui/core';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { TEXTS } from '@shared/texts';

/** A catalog that has the texts of `shared/texts` by their own ids as well: by what they're called beside their English. */
export function withTextIds(messages: Messages): Messages {
  const named = Object.entries(TEXTS).map(([id, english]) => [id, messages[generateMessageId(english)]]);
  return { ...messages, ...Object.fromEntries(named.filter(([, message]) => message !== undefined)) };
}
