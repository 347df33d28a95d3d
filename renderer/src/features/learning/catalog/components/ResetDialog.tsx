import { t } from '@lingui/core/macro';
import { type ResetTarget, useStores } from '@web/stores';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { toasts } from '@web/ui/toasts';
import { useState } from 'react';

/** What a reset leaves alone. */
const KEPT = t`You keep your XP, your level and your certificates, but solving a lesson again pays no XP. Your code stays in each lesson’s history.`;

const TEXTS = {
  lesson: {
    what: t`It opens again with its starter code.`,
    reset: t`Reset lesson`,
    done: t`Lesson progress has been reset!`,
    failed: t`Failed to reset lesson`,
  },
  chapter: {
    what: t`All its lessons open again with their starter code.`,
    reset: t`Reset chapter`,
    done: t`Chapter progress has been reset!`,
    failed: t`Failed to reset course`,
  },
  course: {
    what: t`All its lessons open again with their starter code.`,
    reset: t`Reset course`,
    done: t`Course progress has been reset!`,
    failed: t`Failed to reset course`,
  },
  everything: {
    what: t`Every lesson in every course opens again with its starter code.`,
    reset: t`Reset everything`,
    done: t`Your progress has been reset!`,
    failed: t`Failed to reset your progress`,
  },
};

/** What the button says that starts it over: "Reset course". */
export const resetLabel = (kind: ResetTarget['kind']): string => TEXTS[kind].reset;

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
      heading={title === undefined ? t`Reset all your progress?` : t`Reset “${title}”?`}
      text={`${texts.what} ${KEPT}`}
      confirmLabel={texts.reset}
      danger
      busy={isBusy}
      onConfirm={() => void reset()}
      onCancel={onClose}
    />
  );
}
