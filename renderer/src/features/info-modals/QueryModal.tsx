import { type ComponentType, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InfoModalProps } from './InfoModal';
import { MODALS } from './modals';

interface Loaded {
  name: string;
  Modal: ComponentType<InfoModalProps>;
}

/** Shows the modal that the address asks for: `?modal=info-spellbook`. Closing it keeps the rest of the address. */
export function QueryModal() {
  const [query, setQuery] = useSearchParams();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const name = query.get('modal') ?? '';
  const load = Object.hasOwn(MODALS, name) ? MODALS[name] : undefined;

  const close = () =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete('modal');
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

  return loaded && <loaded.Modal open={name === loaded.name} onClose={close} />;
}
