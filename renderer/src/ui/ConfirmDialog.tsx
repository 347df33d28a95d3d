import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { Dialog } from './Dialog';

export interface ConfirmDialogProps {
  open: boolean;
  heading: string;
  text: ReactNode;
  confirmLabel?: string;
  /** Makes Confirm red and focuses the safe choice. */
  danger?: boolean;
  /** The action is in progress: Confirm shows a spinner and the dialog stays open. */
  busy?: boolean;
  onConfirm: () => void;
  /** Adds a second answer ("Decline"). */
  onDecline?: () => void;
  declineLabel?: string;
  /** Called by Escape, the backdrop, the close button, and Cancel if shown. */
  onCancel: () => void;
  cancelLabel?: string;
  /** Hides the Cancel button; the dialog can still be closed. */
  hideCancel?: boolean;
}

/** A question with a heading, a text, Confirm, and optionally Decline and Cancel (docs/app.md). */
export function ConfirmDialog({
  open,
  heading,
  text,
  confirmLabel = t`Confirm`,
  danger = false,
  busy = false,
  onConfirm,
  onDecline,
  declineLabel = t`Decline`,
  onCancel,
  cancelLabel = t`Cancel`,
  hideCancel = false,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const confirm = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={heading}
      description={text}
      size="sm"
      role="alertdialog"
      initialFocus={danger && !hideCancel ? cancel : confirm}
      footer={
        <>
          {!hideCancel && (
            <Button ref={cancel} variant="ghost" onClick={onCancel}>
              {cancelLabel}
            </Button>
          )}
          {onDecline && <Button onClick={onDecline}>{declineLabel}</Button>}
          <Button ref={confirm} variant={danger ? 'danger' : 'primary'} loading={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
