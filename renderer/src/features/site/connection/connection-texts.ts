import { t } from '@lingui/core/macro';
import type { ConnectionStatus } from '@web/stores';

export interface DownTexts {
  /** For the header of a small window. */
  short: string;
  /** What works meanwhile. */
  notice: string;
  /** The same if this browser doesn't store anything. */
  unsafeNotice: string;
  /** The heading and text of a page that can't be shown. */
  notKept: string;
  notKeptText: string;
}

const OFFLINE: DownTexts = {
  short: t`Offline`,
  notice: t`You’re offline. Your code is safe here; you can run it.`,
  unsafeNotice: t`You’re offline. You can run your code; keep this page open so it isn’t lost.`,
  notKept: t`This page isn’t available offline`,
  notKeptText: t`It will open by itself when you’re back online.`,
};

const UNREACHABLE: DownTexts = {
  short: t`No server`,
  notice: t`We can’t reach the server. Your code is safe here; you can run it.`,
  unsafeNotice: t`We can’t reach the server. You can run your code; keep this page open so it isn’t lost.`,
  notKept: t`We can’t reach the server`,
  notKeptText: t`This page will open by itself when the server answers.`,
};

export const BACK_ONLINE = t`You’re back online.`;

const LESSON_NOT_KEPT = t`This lesson isn’t saved on this device`;

/**
 * The texts for a connection that's down; while it's just being found out, the server doesn't answer.
 * @param what can't be shown: "this lesson"; a page by default
 */
export function downTexts(status: ConnectionStatus, what?: string): DownTexts {
  const texts = status === 'offline' ? OFFLINE : UNREACHABLE;
  return what === t`this lesson` ? { ...texts, notKept: LESSON_NOT_KEPT } : texts;
}
