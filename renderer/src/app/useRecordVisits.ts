import { RecentPaths, useStores } from '@web/stores';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Remembers every opened page, for the finder. */
export function useRecordVisits(): void {
  const { platform, scope } = useStores();
  const { pathname } = useLocation();
  useEffect(() => new RecentPaths(platform.storage, scope.owner).add(pathname), [platform, scope, pathname]);
}
