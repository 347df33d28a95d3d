import type { Review } from '@web/api';
import { ReportButton } from '@web/features/community/moderation';
import { useLoad, useStores } from '@web/stores';
import { observer } from 'mobx-react-lite';
import { authorName } from './author-name';
import { helpfulVotesOf } from './helpful-votes.store';

/** Reports somebody else's review, or the name above it. */
export const ReportReview = observer(function ReportReview({ review }: { review: Review }) {
  const { scope, session } = useStores();
  const votes = helpfulVotesOf(scope);
  useLoad(votes.state, session.isSignedIn);
  const { uuid, publicReview } = review;
  if (!votes.state.value || votes.state.value.own.includes(uuid)) return null;
  const author = authorName(review);
  return (
    <ReportButton
      author={author}
      subjects={[
        { kind: 'review', uuid, label: excerpt(publicReview) },
        { kind: 'name', uuid, label: author },
      ]}
    />
  );
});

const MAX_EXCERPT_CHARS = 80;

const excerpt = (text: string): string =>
  text.length > MAX_EXCERPT_CHARS ? `${text.slice(0, MAX_EXCERPT_CHARS).trim()}…` : text;
