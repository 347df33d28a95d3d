import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { handleProblem, MAX_HANDLE_LENGTH, normalizeHandle } from '@shared/rules/handles';
import { errorText, type User } from '@web/api';
import { inOwnWords } from '@web/i18n';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from './settings.module.css';

/** The handle, which is part of the profile's address. */
export const HandleForm = observer(function HandleForm({ user }: { user: User }) {
  const { api, user: own } = useStores();
  const [typed, setTyped] = useState(user.handle);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const handle = normalizeHandle(typed);
  const isChanged = handle !== user.handle;
  const path = `/u/${user.handle}`;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || isSaving) return;
    const problem = handleProblem(handle);
    setError(problem ? inOwnWords(problem) : null);
    if (problem) return;
    setIsSaving(true);
    try {
      own.state.set(await api.call('changeHandle', { body: { handle } }));
      setTyped(handle);
      toasts.success(t`You’re @${handle} now.`);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form className={styles.handle} aria-label={t`Handle`} noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={t`Handle`}
        name="handle"
        value={typed}
        error={error}
        autoCapitalize="none"
        autoComplete="username"
        spellCheck={false}
        maxLength={MAX_HANDLE_LENGTH + 1}
        hint={
          <Trans>
            Your profile: <UiLink href={path}>{path}</UiLink>. Links with an earlier handle keep working.
          </Trans>
        }
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" loading={isSaving} disabled={!isChanged}>
        <Trans>Change handle</Trans>
      </Button>
    </form>
  );
});
