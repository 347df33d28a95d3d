import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlaygroundStore } from './playground.store';
import { isShareFragment } from './share-link';

/**
 * Opens the program that the address carries, once: afterwards the address is the playground's own. Gives whether the
 * program that the page was opened with is still being unpacked: until then there is nothing to show.
 */
export function useSharedProgram(playground: PlaygroundStore): boolean {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(() => isShareFragment(hash));
  useEffect(() => {
    if (!isShareFragment(hash)) return;
    void playground.openShared(hash).finally(() => setOpening(false));
    void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [playground, hash, pathname, search, navigate]);
  return isOpening;
}
