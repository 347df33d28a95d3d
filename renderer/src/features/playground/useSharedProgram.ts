import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlaygroundStore } from './playground.store';
import { isShareFragment } from './share-link';

/** Opens the program that the address carries, once: afterwards the address is the playground's own. */
export function useSharedProgram(playground: PlaygroundStore): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isShareFragment(hash)) return;
    void playground.openShared(hash);
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [playground, hash, pathname, search, navigate]);
}
