import { plural, t } from '@lingui/core/macro';
import type { WriteQueue, WriteTexts } from '@web/stores';

const GENERAL: WriteTexts = {
  title: t`Waiting to be sent`,
  description: {
    online: t`They’re sent one after the other, in the order you made them.`,
    offline: t`They’ll be sent when you’re back online, in the order you made them.`,
    unreachable: t`They’ll be sent when the server answers, in the order you made them.`,
  },
  unsaved: t`This device couldn’t save all of them. Keep this page open until they’re sent.`,
  waiting: (count) => plural(count, { one: '# thing is waiting', other: '# things are waiting' }),
  refused: (count) => plural(count, { one: '# thing couldn’t be sent', other: '# things couldn’t be sent' }),
  sending: t`Sending`,
  notSent: t`Not sent`,
  refusal: (reason) => reason,
  sent: t`Sent`,
};

type Handlers = Pick<WriteQueue, 'handlers'>;

/** The words for writes of these kinds: their own if they're all of one, otherwise general ones. */
export function writeTexts({ handlers }: Handlers, kinds: Iterable<string>): WriteTexts {
  const [kind, ...others] = new Set(kinds);
  if (kind === undefined || others.length > 0) return GENERAL;
  return { ...GENERAL, ...handlers.get(kind)?.texts };
}
