import { PAGES } from '@web/pages/pages';
import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense } from 'react';

const LoginDialog = lazy(() =>
  import('@web/features/auth/LoginDialog').then(({ LoginDialog }) => ({ default: LoginDialog })),
);
const Finder = lazy(() =>
  import('@web/features/finder').then(({ Finder }) => ({ default: () => <Finder pages={PAGES} /> })),
);
const ShortcutsDialog = lazy(() =>
  import('@web/features/finder').then(({ ShortcutsDialog }) => ({ default: ShortcutsDialog })),
);

const WINDOWS = { login: LoginDialog, finder: Finder, shortcuts: ShortcutsDialog } as const;

/** The dialogs that can open over any page, each loaded on first use. */
export const Overlays = observer(function Overlays() {
  const { overlays } = useStores();
  if (overlays.last === null) return null;
  const Window = WINDOWS[overlays.last];
  return (
    <Suspense fallback={null}>
      <Window key={overlays.openCount} />
    </Suspense>
  );
});
