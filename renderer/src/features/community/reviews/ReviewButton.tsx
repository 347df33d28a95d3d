import { Button } from '@web/ui/Button';
import { PenLine } from '@web/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { OwnReviewStore } from './own-review.store';

const ReviewDialog = lazy(() =>
  import('./ReviewDialog').then((module) => ({ default: module.ReviewDialog })),
);

export interface ReviewButtonProps {
  store: OwnReviewStore;
  courseTitle: string;
  label: string;
}

/** Opens the form for a review. */
export function ReviewButton({ store, courseTitle, label }: ReviewButtonProps) {
  const [isOpen, setOpen] = useState(false);
  /** The form stays with what was typed into it. */
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <Button icon={<PenLine />} onClick={open}>
        {label}
      </Button>
      {wasOpened && (
        <Suspense>
          <ReviewDialog
            store={store}
            courseTitle={courseTitle}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
