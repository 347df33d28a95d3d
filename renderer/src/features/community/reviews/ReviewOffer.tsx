import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ReviewButton } from './ReviewButton';
import { useOwnReview } from './useOwnReview';

export interface ReviewOfferProps {
  course: { uuid: string; title: string };
}

/** Asks a learner who has just finished a course for a review, unless there was one before. */
export const ReviewOffer = observer(function ReviewOffer({ course }: ReviewOfferProps) {
  const { session } = useStores();
  const store = useOwnReview(course.uuid);
  const own = store.state.value;
  // Once offered it stays: its dialog closes with an animation, and the learner may want to change something.
  const [isOffered, setOffered] = useState(false);
  if (own?.canReview && !own.review && !isOffered) setOffered(true);
  if (!session.isSignedIn || !isOffered) return null;
  const label = own?.review ? t`Edit your review` : t`How was the course?`;
  return <ReviewButton store={store} courseTitle={course.title} label={label} />;
});
