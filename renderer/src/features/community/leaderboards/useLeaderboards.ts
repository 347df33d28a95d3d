import { useStores } from '@web/stores';
import { useEffect, useState } from 'react';
import { LeaderboardsStore } from './leaderboards.store';

/** The screen's store, which follows the live feed while the screen is open. */
export function useLeaderboards(): LeaderboardsStore {
  const { api, session, live } = useStores();
  const [store] = useState(() => new LeaderboardsStore({ api, isSignedIn: () => session.isSignedIn }));
  useEffect(() => store.follow(live), [store, live]);
  return store;
}
