import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_MODERATION_REASON } from '@shared/contracts/text-limits';
import { type ModerationAction, needsReason, type ReportKind } from '@shared/rules/moderation';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { TextArea } from '@web/ui/TextArea';
import { type FormEvent, useId, useState } from 'react';
import { reasonHint, textsOf } from './decision-texts';

export interface DecisionDialogProps {
  action: ModerationAction;
  /** Of what it's done to; null for the account. */
  kind: ReportKind | null;
  who: string;
  isBusy: boolean;
  onDecide: (reason: string) => void;
  onClose: () => void;
}

/** What's about to happen, and why: the author reads that. */
export function DecisionDialog({ action, kind, who, isBusy, onDecide, onClose }: DecisionDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [hasTried, setTried] = useState(false);
  const { heading, text, confirm, danger = false } = textsOf(action, kind);
  const words = reason.trim();
  const isMissing = needsReason(action) && words === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isMissing) onDecide(words);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={heading(who)}
      description={text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} loading={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <TextArea
          label={t`Why?`}
          optional={!needsReason(action)}
          hint={reasonHint(action)}
          rows={3}
          maxLength={MAX_MODERATION_REASON}
          showCount
          value={reason}
          error={hasTried && isMissing ? t`Write a reason first.` : null}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
