import { PAGES } from '@web/pages/pages';
import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect } from 'react';

const LoginDialog = lazy(() =>
  import('@web/features/auth/LoginDialog').then(({ LoginDialog }) => ({ default: LoginDialog })),
);
const loadFinder = () => import('@web/features/finder');
const Finder = lazy(() => loadFinder().then(({ Finder }) => ({ default: () => <Finder pages={PAGES} /> })));
const ShortcutsDialog = lazy(() =>
  loadFinder().then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

const WINDOWS = { login: LoginDialog, finder: Finder, shortcuts: ShortcutsDialog } as const;

/** Loads the finder's code while the browser is idle: the keys after Ctrl+K have to reach its field. */
function prefetchFinder() {
  // Safari doesn't have it.
  if (!window.requestIdleCallback) return;
  // A failure is reported when the finder is opened.
  const idle = requestIdleCallback(() => void loadFinder().catch(() => {}));
  return () => cancelIdleCallback(idle);
}

/** The dialogs that can open over any page, each loaded on first use. */
export const Overlays = observer(function Overlays() {
  const { overlays } = useStores();
  useEffect(prefetchFinder, []);
  if (overlays.last === null) return null;
  const Window = WINDOWS[overlays.last];
  return (
    <Suspense fallback={null}>
      <Window key={overlays.openCount} />
    </Suspense>
  );
});
