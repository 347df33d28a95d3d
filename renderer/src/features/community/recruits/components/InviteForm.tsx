import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import styles from '../RecruitDialog.module.css';
import type { RecruitsStore } from '../recruits.store';

/** One invitation by email. The toast is the same for every address, because the server's answer is, too. */
export const InviteForm = observer(function InviteForm({ store }: { store: RecruitsStore }) {
  const errorId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = store.email.trim();
    if (await store.invite()) toasts.success(t`Invitation for ${email} is on its way.`);
  };
  return (
    <section>
      <h3 className={styles.title}>
        <Trans>Invite someone by email</Trans>
      </h3>
      <form className={styles.row} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          className={styles.grow}
          label={t`Friend’s name`}
          optional
          autoComplete="off"
          maxLength={80}
          value={store.name}
          onChange={(event) => store.edit('name', event.target.value)}
        />
        <TextField
          className={styles.grow}
          label={t`Friend’s email`}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={store.email}
          errorId={store.errors.invite ? errorId : undefined}
          onChange={(event) => store.edit('email', event.target.value)}
        />
        <Button type="submit" loading={store.busy === 'invite'}>
          <Trans>Send invitation</Trans>
        </Button>
      </form>
      {store.errors.invite && <FieldError id={errorId}>{store.errors.invite}</FieldError>}
      <p className={styles.quiet}>
        <Trans>We send one email, never a reminder, and delete the address if they don’t join.</Trans>
      </p>
    </section>
  );
});
