import { type ResetTarget, useStores } from '@web/stores';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { toasts } from '@web/ui/toasts';
import { useState } from 'react';

const TEXTS = {
  lesson: {
    what: 'It opens again with its starter code.',
    done: 'Lesson progress has been reset!',
    failed: 'Failed to reset lesson',
  },
  chapter: {
    what: 'All its lessons open again with their starter code.',
    done: 'Chapter progress has been reset!',
    failed: 'Failed to reset course',
  },
  course: {
    what: 'All its lessons open again with their starter code.',
    done: 'Course progress has been reset!',
    failed: 'Failed to reset course',
  },
  everything: {
    what: 'Every lesson in every course opens again with its starter code.',
    done: 'Your progress has been reset!',
    failed: 'Failed to reset your progress',
  },
};

export interface ResetDialogProps {
  /** What starts over; the title of a lesson, chapter or course. */
  target: ResetTarget & { title?: string };
  open: boolean;
  onClose: () => void;
  /** Called after a success. */
  onReset?: () => void;
}

/** Asks before a lesson, a chapter, a course or everything starts over, and does it. */
export function ResetDialog({ target, open, onClose, onReset }: ResetDialogProps) {
  const { progress } = useStores();
  const [isBusy, setBusy] = useState(false);
  const { kind, title } = target;
  const texts = TEXTS[kind];
  const reset = async () => {
    setBusy(true);
    try {
      await progress.startOver(target);
      toasts.success(texts.done);
      onReset?.();
    } catch {
      toasts.error(texts.failed); // one text for every reason
    } finally {
      setBusy(false);
      onClose();
    }
  };
  return (
    <ConfirmDialog
      open={open}
      heading={title === undefined ? 'Reset all your progress?' : `Reset “${title}”?`}
      text={`${texts.what} You keep your XP, your level and your certificates, but solving a lesson again pays no XP. Your code stays in each lesson’s history.`}
      confirmLabel={kind === 'everything' ? 'Reset everything' : `Reset ${kind}`}
      danger
      busy={isBusy}
      onConfirm={() => void reset()}
      onCancel={onClose}
    />
  );
}
