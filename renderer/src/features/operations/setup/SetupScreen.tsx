import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button, ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { EmptyState } from '@web/ui/EmptyState';
import { FieldError } from '@web/ui/FieldError';
import { PageHeader } from '@web/ui/PageHeader';
import { Skeleton } from '@web/ui/Skeleton';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SiteSettingsForm } from './SiteSettingsForm';
import { SetUpStore } from './set-up.store';
import styles from './setup.module.css';

const FIELDS = [
  { field: 'email', label: t`Your email`, type: 'email', autoComplete: 'email' },
  { field: 'firstName', label: t`First name`, type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', label: t`Last name`, type: 'text', autoComplete: 'family-name' },
] as const;

const BecomeAdmin = observer(function BecomeAdmin() {
  const stores = useStores();
  const { hash } = useLocation();
  const [store] = useState(() => new SetUpStore(stores, hash.slice(1)));
  const { email } = store;
  if (store.isLinkSent)
    return (
      <Card padding="lg">
        <p role="status">
          <Trans>
            {email} already has an account, and it’s an admin now. We’ve emailed a sign-in link to it, which
            leads back here.
          </Trans>
        </p>
      </Card>
    );
  return (
    <Card padding="lg" title={t`1. Become the admin`}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store.submit();
        }}
      >
        <TextField
          label={t`Setup code`}
          hint={t`The server prints it when it starts, so that nobody else can take it over.`}
          value={store.code}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => store.set('code', event.target.value)}
        />
        {FIELDS.map(({ field, ...input }) => (
          <TextField
            key={field}
            {...input}
            maxLength={field === 'email' ? 254 : 80}
            value={store[field]}
            onChange={(event) => store.set(field, event.target.value)}
          />
        ))}
        {store.error && <FieldError>{store.error}</FieldError>}
        <div>
          <Button type="submit" variant="primary" loading={store.isBusy}>
            <Trans>Continue</Trans>
          </Button>
        </div>
      </form>
    </Card>
  );
});

const Settings = () => {
  const navigate = useNavigate();
  return (
    <Card padding="lg" title={t`2. Make it yours`}>
      <SiteSettingsForm saveLabel={t`Save and finish`} onSaved={() => void navigate('/admin?tab=site')} />
    </Card>
  );
};

const AlreadySetUp = () => (
  <EmptyState
    boots="bootsthumb"
    title={t`This server is already set up`}
    action={
      <ButtonLink href="/admin?tab=site">
        <Trans>Open the settings</Trans>
      </ButtonLink>
    }
  >
    <Trans>Its admins can change the name, the looks and who may sign up.</Trans>
  </EmptyState>
);

/** /setup: where the person who runs a new server becomes its admin, and gives it a name. */
export const SetupScreen = observer(function SetupScreen() {
  const { api, session, user } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('getSetup', { signal })));
  usePageTitle(t`Set up this server`);
  const skeleton = <Skeleton height="24rem" label={t`Loading the setup`} />;
  const isAdmin = session.isSignedIn && user.state.value?.isAdmin === true;
  return (
    <div className={styles.page}>
      <PageHeader
        title={t`Set up this server`}
        lead={
          isAdmin || state.value?.isOpen
            ? t`Two steps, and you can change everything later on the admin pages.`
            : undefined
        }
      />
      {isAdmin ? (
        <Settings />
      ) : (
        <Loaded state={state} skeleton={skeleton} what={t`the setup`}>
          {({ isOpen }) => (isOpen ? <BecomeAdmin /> : <AlreadySetUp />)}
        </Loaded>
      )}
    </div>
  );
});
