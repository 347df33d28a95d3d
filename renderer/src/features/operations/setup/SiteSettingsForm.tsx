import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SignUpRule } from '@shared/contracts/operations/site-look';
import type { Site } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { RadioGroup } from '@web/ui/RadioGroup';
import { Skeleton } from '@web/ui/Skeleton';
import { TextArea } from '@web/ui/TextArea';
import { TextField } from '@web/ui/TextField';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useState } from 'react';
import { AccentField } from './AccentField';
import { LogoField } from './LogoField';
import styles from './setup.module.css';
import { SiteSettingsStore } from './site-settings.store';

const RULES: { value: SignUpRule; label: string; hint: string }[] = [
  { value: 'everybody', label: t`Everybody`, hint: t`Anybody with an email address.` },
  { value: 'domains', label: t`Only some email domains`, hint: t`Such as your school’s or your company’s.` },
  { value: 'invited', label: t`By invitation only`, hint: t`Admins invite people by email.` },
];

interface FormProps {
  saveLabel: string;
  onSaved?: () => void;
}

const Fields = observer(function Fields({ site, saveLabel, onSaved }: FormProps & { site: Site }) {
  const { api } = useStores();
  const [store] = useState(() => new SiteSettingsStore(api, site));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await store.save())) return;
    toasts.success(t`Settings saved`);
    onSaved?.();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={t`Name`}
        hint={t`In the header, in titles and in emails.`}
        value={store.name}
        maxLength={40}
        onChange={(event) => store.set('name', event.target.value)}
      />
      <LogoField store={store} />
      <AccentField store={store} />
      <RadioGroup
        label={t`Who may sign up`}
        options={RULES}
        value={store.signUp}
        onChange={(rule) => store.set('signUp', rule as SignUpRule)}
      />
      {store.signUp === 'domains' && (
        <TextArea
          label={t`Email domains`}
          hint={t`One per line, such as example.org. Subdomains count as others.`}
          rows={3}
          value={store.domains}
          onChange={(event) => store.set('domains', event.target.value)}
        />
      )}
      <p className={styles.note}>
        <Trans>This doesn’t change anything for people who already have an account.</Trans>
      </p>
      {store.error && <FieldError>{store.error}</FieldError>}
      <div>
        <Button type="submit" variant="primary" loading={store.isBusy}>
          {saveLabel}
        </Button>
      </div>
    </form>
  );
});

/** What admins set for the whole platform: its name, its looks, and who may sign up. */
export const SiteSettingsForm = observer(function SiteSettingsForm(props: FormProps) {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('getSite', { signal })));
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="30rem" label={t`Loading the settings`} />}
      what={t`the settings`}
    >
      {(site) => <Fields site={site} {...props} />}
    </Loaded>
  );
});
