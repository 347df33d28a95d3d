import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_REPORT_NOTE } from '@shared/contracts/text-limits';
import { REPORT_REASONS, type ReportKind, type ReportReason } from '@shared/rules/moderation';
import { errorText } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { RadioGroup } from '@web/ui/RadioGroup';
import { TextArea } from '@web/ui/TextArea';
import { toasts } from '@web/ui/toasts';
import { type FormEvent, useId, useState } from 'react';
import styles from './ReportDialog.module.css';
import { KIND_NAMES, REASON_NAMES } from './report-texts';
import type { Reportable } from './reportable';

export interface ReportDialogProps {
  author: string;
  subjects: readonly Reportable[];
  open: boolean;
  onClose: () => void;
}

const REASONS = REPORT_REASONS.map((value) => ({ value, label: REASON_NAMES[value] }));

const optionOf = ({ kind, label }: Reportable) => ({ value: kind, label: KIND_NAMES[kind], hint: label });

/** What it's about, what's wrong with it, and a few words if they're needed. */
export function ReportDialog({ author, subjects, open, onClose }: ReportDialogProps) {
  const { api } = useStores();
  const formId = useId();
  const [kind, setKind] = useState<ReportKind | undefined>(
    subjects.length === 1 ? subjects[0]?.kind : undefined,
  );
  const [reason, setReason] = useState<ReportReason | undefined>();
  const [note, setNote] = useState('');
  const [hasTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const subject = subjects.find((each) => each.kind === kind);
    if (!subject || !reason) return;
    setBusy(true);
    try {
      const body = { kind: subject.kind, subjectUUID: subject.uuid, reason, note: note.trim() };
      await api.call('reportContent', { body });
      toasts.success(t`Thank you. The people who run this site will look at it.`);
      setNote('');
      setReason(undefined);
      setTried(false);
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
      title={t`Report ${author}`}
      description={t`Only the people who run this site see your report. ${author} won’t see who sent it.`}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} loading={isBusy}>
            <Trans>Send report</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {subjects.length > 1 && (
          <RadioGroup
            label={t`What’s it about?`}
            options={subjects.map(optionOf)}
            value={kind ?? ''}
            onChange={(value) => setKind(value as ReportKind)}
            error={hasTried && !kind ? t`Please choose what it’s about.` : null}
          />
        )}
        <RadioGroup
          label={t`What’s wrong with it?`}
          options={REASONS}
          value={reason ?? ''}
          onChange={(value) => setReason(value as ReportReason)}
          error={hasTried && !reason ? t`Please choose a reason.` : null}
        />
        <TextArea
          label={t`Anything we should know?`}
          optional
          rows={3}
          maxLength={MAX_REPORT_NOTE}
          showCount
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
