import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ExperienceLevel, MAX_NAME_LENGTH, PROFILE_TEXTS } from '@shared/rules/profile';
import type { User } from '@web/api';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { FieldError } from '@web/ui/FieldError';
import { Select } from '@web/ui/Select';
import { TextArea } from '@web/ui/TextArea';
import { TextField } from '@web/ui/TextField';
import { observer } from 'mobx-react-lite';
import { type FormEvent, useRef, useState } from 'react';
import { LEVEL_OPTIONS } from '../experience-levels';
import { profilesOf } from '../profiles.store';
import { type ProfileField, ProfileFormStore } from './profile-form.store';
import styles from './settings.module.css';

/** Name, bio and links. */
export const ProfileForm = observer(function ProfileForm({ user }: { user: User }) {
  const stores = useStores();
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(
    () =>
      new ProfileFormStore(user, {
        api: stores.api,
        user: stores.user,
        onSaved: (saved) => {
          stores.user.state.set(saved);
          profilesOf(stores.scope).changed(saved.handle);
        },
      }),
  );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await store.save();
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  const field = (name: ProfileField) => ({
    name,
    value: store.values[name],
    error: store.errors[name],
    onChange: (event: { target: { value: string } }) => store.change(name, event.target.value),
    onBlur: () => store.check(name),
  });
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t`Profile`}
      noValidate
      onSubmit={(event) => void save(event)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(event);
      }}
    >
      <div className={styles.pair}>
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          maxLength={MAX_NAME_LENGTH}
          {...field('firstName')}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={MAX_NAME_LENGTH}
          {...field('lastName')}
        />
      </div>
      <TextArea label={t`Bio`} optional showCount maxLength={PROFILE_TEXTS.bio} {...field('bio')} />
      <div className={styles.pair}>
        <TextField
          label={t`Job title`}
          optional
          autoComplete="organization-title"
          maxLength={PROFILE_TEXTS.jobTitle}
          {...field('jobTitle')}
        />
        <TextField label={t`Location`} optional maxLength={PROFILE_TEXTS.location} {...field('location')} />
        <TextField
          label={t`Website`}
          optional
          type="url"
          autoComplete="url"
          placeholder="https://example.com"
          {...field('websiteUrl')}
        />
        <TextField
          label="LinkedIn"
          optional
          type="url"
          placeholder="https://www.linkedin.com/in/…"
          {...field('linkedinUrl')}
        />
        <TextField label={t`GitHub username`} optional autoCapitalize="none" {...field('githubHandle')} />
        <TextField label={t`X handle`} optional autoCapitalize="none" {...field('twitterHandle')} />
      </div>
      <Select
        label={t`Experience with code`}
        hint={t`Only you see this. It decides where you start, and when we offer tips.`}
        optional
        options={LEVEL_OPTIONS}
        value={store.values.experienceLevel as ExperienceLevel | ''}
        onChange={(level) => store.change('experienceLevel', level)}
      />
      {store.failure && <FieldError>{store.failure}</FieldError>}
      <div className={styles.save}>
        <p role="status" className={styles.status}>
          {store.isDirty ? t`You have unsaved changes.` : store.hasSaved ? t`Saved.` : ''}
        </p>
        {store.isDirty && (
          <Button variant="ghost" onClick={() => store.discard()}>
            <Trans>Discard</Trans>
          </Button>
        )}
        <Button type="submit" variant="primary" loading={store.isSaving} disabled={!store.isDirty}>
          <Trans>Save profile</Trans>
        </Button>
      </div>
    </form>
  );
});
