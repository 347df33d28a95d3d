import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_IMPERSONATION_REASON } from '@shared/contracts/text-limits';
import type { AdminUser } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { Dialog } from '@web/ui/Dialog';
import { TextArea } from '@web/ui/TextArea';
import { type FormEvent, useId, useState } from 'react';
import { useAction } from '../useAction';

/** Asks why, and then shows Emberforge as this learner sees it. */
export function ViewAsButton({ user: { uuid, handle } }: { user: AdminUser }) {
  const { api, impersonation } = useStores();
  const { isBusy, run } = useAction();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const formId = useId();
  const start = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      const body = { reason: reason.trim() };
      const started = await api.call('startImpersonation', { params: { id: uuid }, body });
      impersonation.open(started.uuid);
    });
  };
  return (
    <>
      <Button size="sm" aria-label={t`View as ${handle}`} onClick={() => setAsking(true)}>
        <Trans>View as</Trans>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        size="sm"
        title={t`View Emberforge as @${handle}?`}
        description={t`You see what they see for 30 minutes. You can change their settings, and nothing else. It’s in the log, and in the data that they can download.`}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              loading={isBusy}
              disabled={reason.trim() === ''}
            >
              <Trans>View as @{handle}</Trans>
            </Button>
          </>
        }
      >
        <form id={formId} onSubmit={start}>
          <TextArea
            label={t`Why?`}
            required
            maxLength={MAX_IMPERSONATION_REASON}
            rows={3}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </form>
      </Dialog>
    </>
  );
}
