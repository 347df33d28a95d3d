import { DesktopLinkDialog } from '@web/features/people/auth/DesktopLinkDialog';
import { useStores } from '@web/stores';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What main asks of the web app, and the links that came to it from outside. */
export function DesktopEvents() {
  const { desktop } = useStores().platform;
  const [, setQuery] = useSearchParams();
  useEffect(
    () =>
      desktop?.host.onAsked(() =>
        setQuery(
          (old) => {
            const next = new URLSearchParams(old);
            next.set('modal', 'server');
            return next;
          },
          { preventScrollReset: true },
        ),
      ),
    [desktop, setQuery],
  );
  return <DesktopLinkDialog />;
}
