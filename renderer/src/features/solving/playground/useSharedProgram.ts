import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlaygroundStore } from './playground.store';
import { isShareFragment } from './share-link';

/**
 * Opens the program in the URL once, then removes it from the URL. Returns true while the initial program is being
 * unpacked and there's nothing to show yet.
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
