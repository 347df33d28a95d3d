import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { type ComponentType, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InfoModalProps } from './InfoModal';
import type { Modal } from './modals';

interface Loaded {
  name: string;
  Modal: ComponentType<InfoModalProps>;
}

/** Shows the modal that the address asks for: `?modal=info-spellbook`. Closing it keeps the rest of the address. */
export const QueryModal = observer(function QueryModal({
  modals,
}: {
  modals: Readonly<Record<string, Modal>>;
}) {
  const { session, overlays } = useStores();
  const [query, setQuery] = useSearchParams();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const name = query.get('modal') ?? '';
  const modal = Object.hasOwn(modals, name) ? modals[name] : undefined;
  const needsSignIn = modal?.audience === 'learners' && !session.isSignedIn;
  const load = needsSignIn ? undefined : modal?.load;
  // Once the session is known.
  const mustAsk = needsSignIn && !session.isProbablySignedIn;

  const close = () =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('modal');
        next.delete('section');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (Modal) => isCurrent && setLoaded({ name, Modal }),
      // Without a connection the page below stays as it is.
      (error: unknown) => console.warn(`The modal ${name} could not be loaded`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, name]);

  useEffect(() => {
    if (mustAsk) overlays.askToSignIn();
  }, [mustAsk, overlays]);

  return loaded && <loaded.Modal open={name === loaded.name && !needsSignIn} onClose={close} />;
});
