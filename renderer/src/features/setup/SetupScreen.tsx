import { Loaded, usePageTitle } from '@web/features/page';
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
  { field: 'email', label: 'Your email', type: 'email', autoComplete: 'email' },
  { field: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { field: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
] as const;

const BecomeAdmin = observer(function BecomeAdmin() {
  const stores = useStores();
  const { hash } = useLocation();
  const [store] = useState(() => new SetUpStore(stores, hash.slice(1)));
  if (store.isLinkSent)
    return (
      <Card padding="lg">
        <p role="status">
          {store.email} already has an account, and it’s an admin now. We’ve emailed a sign-in link to it,
          which leads back here.
        </p>
      </Card>
    );
  return (
    <Card padding="lg" title="1. Become the admin">
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void store.submit();
        }}
      >
        <TextField
          label="Setup code"
          hint="The server prints it when it starts, so that nobody else can take it over."
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
            Continue
          </Button>
        </div>
      </form>
    </Card>
  );
});

const Settings = () => {
  const navigate = useNavigate();
  return (
    <Card padding="lg" title="2. Make it yours">
      <SiteSettingsForm saveLabel="Save and finish" onSaved={() => void navigate('/admin?tab=site')} />
    </Card>
  );
};

const AlreadySetUp = () => (
  <EmptyState
    boots="bootsthumb"
    title="This server is already set up"
    action={<ButtonLink href="/admin?tab=site">Open the settings</ButtonLink>}
  >
    Its admins can change the name, the looks and who may sign up.
  </EmptyState>
);

/** /setup: where the person who runs a new server becomes its admin, and gives it a name. */
export const SetupScreen = observer(function SetupScreen() {
  const { api, session, user } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('getSetup', { signal })));
  usePageTitle('Set up this server');
  const skeleton = <Skeleton height="24rem" label="Loading the setup" />;
  const isAdmin = session.isSignedIn && user.state.value?.isAdmin === true;
  return (
    <div className={styles.page}>
      <PageHeader
        title="Set up this server"
        lead={
          isAdmin || state.value?.isOpen
            ? 'Two steps, and you can change everything later on the admin pages.'
            : undefined
        }
      />
      {isAdmin ? (
        <Settings />
      ) : (
        <Loaded state={state} skeleton={skeleton} what="the setup">
          {({ isOpen }) => (isOpen ? <BecomeAdmin /> : <AlreadySetUp />)}
        </Loaded>
      )}
    </div>
  );
});
