import { t } from '@lingui/core/macro';
import { toCamelCase } from '@shared/contracts/camel-case';
import { DEFAULT_LOCALE, type Locale, localeFor } from '@shared/locales';
import { i18n } from '@web/i18n';
import type { Notification as AppNotification } from '../api/types';
import { describeNotification } from '../features/community/notification-texts';

const TITLE = 'Emberforge';
const ICON = '/favicon.svg';

/** A window of the app. */
interface AppWindow {
  visibilityState: DocumentVisibilityState;
  focused: boolean;
  focus(): Promise<AppWindow>;
  postMessage(message: unknown): void;
}

export interface PushScope {
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<AppWindow[]>;
    openWindow(url: string): Promise<AppWindow | null>;
  };
  registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
}

const windowsOf = ({ clients }: PushScope) => clients.matchAll({ type: 'window', includeUncontrolled: true });

/** Shows what the server has sent, unless the learner is looking at the app, which shows it itself. */
export async function showPush(scope: PushScope, text: string | undefined): Promise<void> {
  if ((await windowsOf(scope)).some(({ focused }) => focused)) return;
  const { notification, language } = read(text);
  i18n.activate(language);
  const { text: body } = notification
    ? describeNotification(notification, { handle: undefined })
    : { text: t`Something new is waiting for you.` };
  await scope.registration.showNotification(TITLE, {
    body,
    icon: ICON,
    badge: ICON,
    // Sent twice, it's shown once.
    tag: notification?.uuid ?? 'news',
    data: { id: notification?.uuid },
  });
}

/** Opens what the notification is about, in a window that's open already if there is one. */
export async function openPush(scope: PushScope, data: unknown): Promise<void> {
  const id = (data as { id?: string } | null)?.id;
  const windows = await windowsOf(scope);
  const existing = windows.find(({ visibilityState }) => visibilityState === 'visible') ?? windows[0];
  if (!existing) {
    await scope.clients.openWindow(id ? `/dashboard?notification=${encodeURIComponent(id)}` : '/dashboard');
    return;
  }
  await existing.focus();
  if (id) existing.postMessage({ type: 'open-notification', id });
}

interface Push {
  /** Undefined for what this version doesn't know: a newer server may have sent it. */
  notification: AppNotification | undefined;
  /** Of the learner, English if it's unknown. */
  language: Locale;
}

function read(text: string | undefined): Push {
  let language: Locale = DEFAULT_LOCALE;
  try {
    const { notification, locale } = toCamelCase(JSON.parse(text ?? '')) as {
      notification: AppNotification;
      locale?: string;
    };
    language = localeFor(locale ?? '') ?? DEFAULT_LOCALE;
    describeNotification(notification, { handle: undefined });
    return { notification, language };
  } catch {
    // Not JSON, or a kind of notification that this version can't describe.
    return { notification: undefined, language };
  }
}
