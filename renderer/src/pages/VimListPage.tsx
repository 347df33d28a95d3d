import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText } from '@web/api';
import { usePageDescription, usePageTitle } from '@web/features/site/page';
import { endVimInvitations } from '@web/features/solving/editor';
import { useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { Prose } from '@web/ui/Prose';
import { TextField } from '@web/ui/TextField';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import styles from './pages.module.css';

const LEAD = t`A course on Vim, in the same small steps. Leave your email, and you’ll hear of it once, when it’s here.`;

const JoinForm = observer(function JoinForm({ onJoined }: { onJoined: (email: string) => void }) {
  const { api, platform, user } = useStores();
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const email = typed ?? user.state.value?.email ?? '';
  const join = async (event: FormEvent) => {
    event.preventDefault();
    setIsSending(true);
    setError(null);
    try {
      await api.call('joinVimList', { body: { email } });
      endVimInvitations(platform.storage);
      onJoined(email.trim());
    } catch (failure) {
      setError(errorText(failure));
      setIsSending(false);
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t`Join the list`}
      onSubmit={(event) => void join(event)}
    >
      <TextField
        label={t`Email`}
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(null);
        }}
      />
      <Button type="submit" variant="primary" loading={isSending}>
        <Trans>Join the list</Trans>
      </Button>
    </form>
  );
});

/** /join-vim-list */
export function VimListPage() {
  usePageTitle(t`Join the Vim list`);
  usePageDescription(LEAD);
  const [joined, setJoined] = useState<string | null>(null);
  return (
    <article className={styles.page}>
      <PageHeader title={t`Learn Vim, one motion at a time`} lead={LEAD} />
      {joined === null ? (
        <JoinForm onJoined={setJoined} />
      ) : (
        <EmptyState
          boots="bootshappy"
          title={t`You’re on the list`}
          action={
            <ButtonLink href="/courses">
              <Trans>See the courses</Trans>
            </ButtonLink>
          }
        >
          <Trans>We’ll write to {joined} when there’s a course.</Trans>
        </EmptyState>
      )}
      <Prose>
        <h2>
          <Trans>What to expect</Trans>
        </h2>
        <p>
          <Trans>
            There’s no date yet: the course will be here when it’s good. Until then you can turn on Vim keys
            in every editor of this site, in the{' '}
            <UiLink href="/dashboard?modal=settings&section=editor">editor settings</UiLink>, and try them in
            the <UiLink href="/playground">playground</UiLink>.
          </Trans>
        </p>
        <p>
          <Trans>
            The people who run this server keep your address for this one message. It’s not a newsletter, and
            nobody else gets it. Want to be taken off the list? Ask them.
          </Trans>
        </p>
      </Prose>
    </article>
  );
}
