import { t } from '@lingui/core/macro';
import { UPDATE_NOTICE } from '@web/api';
import { PAGES } from '@web/pages/pages';
import { type OverlayName, type RootStore, useStores } from '@web/stores';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';

const loadFinder = () => import('@web/features/site/finder');

const LOAD: Record<OverlayName, () => Promise<ComponentType>> = {
  login: () => import('@web/features/people/auth/LoginDialog').then((m) => m.LoginDialog),
  finder: async () => {
    const { Finder } = await loadFinder();
    return () => <Finder pages={PAGES} />;
  },
  shortcuts: () => loadFinder().then((m) => m.ShortcutsDialog),
  'reset-progress': () => import('@web/features/learning/catalog').then((m) => m.ResetProgressDialog),
};

/** Loads the finder's code while the browser is idle: the keys after Ctrl+K have to reach its field. */
function prefetchFinder() {
  // Safari doesn't have it.
  if (!window.requestIdleCallback) return;
  // A failure is reported when the finder is opened.
  const idle = requestIdleCallback(() => void loadFinder().catch(() => {}));
  return () => cancelIdleCallback(idle);
}

/** The dialogs that can open over any page, each loaded on first use. One that can't be loaded leaves the page alone. */
export const Overlays = observer(function Overlays() {
  const stores = useStores();
  const { last, openCount } = stores.overlays;
  const [loaded, setLoaded] = useState<Partial<Record<OverlayName, ComponentType>>>({});
  const isLoaded = last !== null && loaded[last] !== undefined;
  useEffect(prefetchFinder, []);

  // Depends on `openCount` to try again each time the dialog is opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (last === null || isLoaded) return;
    LOAD[last]().then(
      (Dialog) => setLoaded((others) => ({ ...others, [last]: Dialog })),
      (error: unknown) => void explain(stores, error),
    );
  }, [stores, last, isLoaded, openCount]);

  const Dialog = last === null ? undefined : loaded[last];
  return Dialog ? <Dialog key={openCount} /> : null;
});

/** Without a connection it's not available; otherwise a newer version of the app has replaced it. */
async function explain({ connection, overlays, platform }: RootStore, error: unknown): Promise<void> {
  console.warn('A dialog could not be loaded', error);
  overlays.close();
  if (await connection.check()) {
    const { id, text } = UPDATE_NOTICE;
    toasts.info(text, { id, persistent: true, onClick: () => platform.reload() });
  } else toasts.error(t`That needs a connection. Please try again when you’re back online.`);
}
