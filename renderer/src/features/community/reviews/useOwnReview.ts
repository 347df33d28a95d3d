import { useLoad, useStores } from '@web/stores';
import { useState } from 'react';
import { OwnReviewStore } from './own-review.store';

/** The learner's review of a course, loaded for those who are signed in. Call it in an observer. */
export function useOwnReview(courseUuid: string): OwnReviewStore {
  const { api, catalog, progress, session } = useStores();
  const [store] = useState(() => new OwnReviewStore({ api, catalog, progress, courseUuid }));
  useLoad(store.state, session.isSignedIn);
  return store;
}
