import { plural, t } from '@lingui/core/macro';
import { errorText, type Review } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { cx } from '@web/ui/cx';
import { ThumbsUp } from '@web/ui/icons';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './HelpfulButton.module.css';
import { helpfulVotesOf } from './helpful-votes.store';

/** How many found a review helpful, and the learner's own vote. Guests and the author only see the number. */
export const HelpfulButton = observer(function HelpfulButton({ review }: { review: Review }) {
  const { scope, session } = useStores();
  const votes = helpfulVotesOf(scope);
  useLoad(votes.state, session.isSignedIn);
  // What the learner changed since this review was loaded.
  const [change, setChange] = useState({ review, by: 0 });
  const count = review.helpfulCount + (change.review === review ? change.by : 0);
  const shown = formatNumber(count);
  const own = votes.state.value;
  if (!own || own.own.includes(review.uuid)) {
    if (count === 0) return null;
    return (
      <span className={styles.count}>
        {plural(count, { one: '# found this helpful', other: '# found this helpful' })}
      </span>
    );
  }
  const isHelpful = own.helpful.includes(review.uuid);
  const vote = async () => {
    const by = change.review === review ? change.by : 0;
    setChange({ review, by: by + (isHelpful ? -1 : 1) });
    try {
      await votes.vote(review.uuid, !isHelpful);
    } catch (error) {
      setChange({ review, by });
      toasts.error(errorText(error));
    }
  };
  return (
    <button
      type="button"
      className={cx(styles.button, isHelpful && styles.chosen)}
      aria-pressed={isHelpful}
      onClick={() => void vote()}
    >
      <ThumbsUp aria-hidden="true" />
      {count > 0 ? t`Helpful (${shown})` : t`Helpful`}
    </button>
  );
});
