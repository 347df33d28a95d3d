import { type ComponentType, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What `?modal=` opens. Most visits open nothing, so even the list of modals loads with the first one. */
export function ModalsOnDemand() {
  const [query] = useSearchParams();
  const name = query.get('modal');
  const [Modals, setModals] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (name === null || Modals) return;
    let isCurrent = true;
    import('./QueryModals').then(
      (module) => isCurrent && setModals(() => module.QueryModals),
      // Without a connection the page below stays as it is. The next modal tries again.
      (error: unknown) => console.warn(`The modal ${name} could not be loaded`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, Modals]);
  return Modals && <Modals />;
}
