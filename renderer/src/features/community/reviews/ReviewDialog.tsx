import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_PRIVATE_REVIEW_CHARS, MAX_PUBLIC_REVIEW_CHARS } from '@shared/contracts/text-limits';
import { hasContent, needsStars } from '@shared/rules/reviews';
import { errorText } from '@web/api';
import { formatNumber } from '@web/i18n';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { TextArea } from '@web/ui/TextArea';
import { toasts } from '@web/ui/toasts';
import { type FormEvent, useId, useRef, useState } from 'react';
import type { OwnReviewStore, ReviewDraft } from './own-review.store';
import styles from './ReviewDialog.module.css';
import { StarInput } from './Stars';

export interface ReviewDialogProps {
  store: OwnReviewStore;
  courseTitle: string;
  open: boolean;
  onClose: () => void;
}

/** Too long, in words; null if it fits. */
function tooLong(text: string, limit: number): string | null {
  const over = text.trim().length - limit;
  if (over <= 0) return null;
  const most = formatNumber(limit);
  return t`That’s ${plural(over, { one: '# character', other: '# characters' })} over the limit of ${most}.`;
}

function counter(text: string, limit: number): string {
  const [length, most] = [formatNumber(text.trim().length), formatNumber(limit)];
  return t`${length} of ${most} characters`;
}

/** Writes or changes a review. What was typed stays until it's sent. */
export function ReviewDialog({ store, courseTitle, open, onClose }: ReviewDialogProps) {
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState<ReviewDraft>(store.draft);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { rating, publicReview, privateReview } = draft;
  const publicError = tooLong(publicReview, MAX_PUBLIC_REVIEW_CHARS);
  const privateError = tooLong(privateReview, MAX_PRIVATE_REVIEW_CHARS);

  const publicLength = counter(publicReview, MAX_PUBLIC_REVIEW_CHARS);
  const privateLength = counter(privateReview, MAX_PRIVATE_REVIEW_CHARS);

  const change = (changes: Partial<ReviewDraft>) => {
    setDraft({ ...draft, ...changes });
    setProblem(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (publicError || privateError) return;
    if (needsStars(draft)) return setProblem(t`Please choose from 1 to 5 stars to go with your review.`);
    if (!hasContent(draft)) return setProblem(t`Please choose from 1 to 5 stars, or write a few words.`);
    setBusy(true);
    try {
      await store.submit(draft);
      toasts.success(t`Review submitted successfully!`);
      onClose();
    } catch (error) {
      toasts.error(errorText(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Review “${courseTitle}”`}
      initialFocus={first}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isBusy}>
            <Trans>Submit review</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <StarInput
          ref={first}
          label={t`Your rating`}
          value={rating}
          onChange={(stars) => change({ rating: stars })}
          error={problem}
        />
        <TextArea
          label={t`Public review`}
          optional
          rows={3}
          value={publicReview}
          onChange={(event) => change({ publicReview: event.currentTarget.value })}
          hint={t`Anyone can read it, with your name. ${publicLength}`}
          error={publicError}
        />
        <TextArea
          label={t`Private feedback`}
          optional
          rows={3}
          value={privateReview}
          onChange={(event) => change({ privateReview: event.currentTarget.value })}
          hint={t`Only the people who run this site see it. ${privateLength}`}
          error={privateError}
        />
      </form>
    </Dialog>
  );
}
