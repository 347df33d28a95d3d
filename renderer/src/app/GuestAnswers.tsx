import { lessonRef } from '@web/exercises';
import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

/** On the way to a page, which may be the lesson. */
const NOT_YET = new Set(['/login', '/onboarding']);

/**
 * Submits the answers that a learner gave as a guest, once they have signed in and arrived at a page: a lesson submits its
 * own, with the result on the screen.
 */
export const GuestAnswers = observer(function GuestAnswers() {
  const stores = useStores();
  const { pathname } = useLocation();
  const isArrived = stores.session.isSignedIn && !NOT_YET.has(pathname);
  useEffect(() => {
    if (!isArrived) return;
    const openLesson = matchPath('/lessons/:uuid', pathname)?.params.uuid;
    import('@web/features/solving/lesson-player')
      .then(({ submitKeptAnswers }) =>
        submitKeptAnswers(stores, openLesson === undefined ? undefined : lessonRef(openLesson)),
      )
      .catch((error: unknown) => console.warn('A guest’s answers wait for the next page', error));
  }, [stores, isArrived, pathname]);
  return null;
});
