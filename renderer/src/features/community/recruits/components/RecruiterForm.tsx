import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FriendRecruits } from '@web/api';
import { Button } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useId } from 'react';
import styles from '../RecruitDialog.module.css';
import type { RecruitsStore } from '../recruits.store';

/** Who recruited the learner: known, still to be said, or too late. */
export const RecruiterForm = observer(function RecruiterForm({
  store,
  view: { recruiter, confirmUntil },
}: {
  store: RecruitsStore;
  view: FriendRecruits;
}) {
  const errorId = useId();
  const recruitedBy = recruiter?.handle;
  if (recruitedBy)
    return (
      <p>
        <Trans>
          You were recruited by <strong>@{recruitedBy}</strong>.
        </Trans>
      </p>
    );
  if (!confirmUntil) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void store.confirm();
  };
  return (
    <section>
      <h3 className={styles.title}>
        <Trans>Did someone recruit you?</Trans>
      </h3>
      <form className={styles.row} onSubmit={submit} noValidate>
        <TextField
          className={styles.grow}
          label={t`Their handle`}
          autoComplete="off"
          autoCapitalize="none"
          value={store.handle}
          errorId={store.errors.confirm ? errorId : undefined}
          onChange={(event) => store.edit('handle', event.target.value)}
        />
        <Button type="submit" loading={store.busy === 'confirm'} disabled={store.handle.trim() === ''}>
          <Trans>Confirm</Trans>
        </Button>
      </form>
      {store.errors.confirm && <FieldError id={errorId}>{store.errors.confirm}</FieldError>}
    </section>
  );
});
