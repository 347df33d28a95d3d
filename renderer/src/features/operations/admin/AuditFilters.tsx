import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallInput } from '@web/api';
import { Button } from '@web/ui/Button';
import { Select } from '@web/ui/Select';
import { TextField } from '@web/ui/TextField';
import { type FormEvent, useState } from 'react';
import styles from './admin.module.css';
import { ACTION_NAMES } from './audit-texts';

export type AuditFilter = Omit<NonNullable<CallInput<'listAudit'>['query']>, 'after'>;
type Action = NonNullable<AuditFilter['action']>;

const EVERYTHING = 'everything';
const WHATS = [
  { value: EVERYTHING, label: t`Everything` },
  ...Object.entries(ACTION_NAMES).map(([value, label]) => ({ value, label })),
];

/** Midnight of the admin's own zone, as a date field has it. */
const dayStart = (date: string, plusDays = 0): string | undefined => {
  if (date === '') return undefined;
  const day = new Date(`${date}T00:00`);
  day.setDate(day.getDate() + plusDays);
  return day.toISOString();
};

const textOf = (form: FormData, name: string): string | undefined =>
  String(form.get(name) ?? '').trim() || undefined;

/** Who, what, to whom and when. */
export function AuditFilters({ onSearch }: { onSearch: (filter: AuditFilter) => void }) {
  const [action, setAction] = useState<string>(EVERYTHING);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSearch({
      admin: textOf(form, 'admin'),
      subject: textOf(form, 'subject'),
      action: action === EVERYTHING ? undefined : (action as Action),
      from: dayStart(String(form.get('from') ?? '')),
      until: dayStart(String(form.get('until') ?? ''), 1),
    });
  };
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField label={t`Admin’s handle`} name="admin" maxLength={200} />
        <Select
          label={t({ message: 'What', comment: 'Before a choice of what admins did' })}
          value={action}
          options={WHATS}
          onChange={setAction}
        />
        <TextField label={t`To whom or what`} name="subject" maxLength={200} />
        <TextField label={t({ message: 'From', context: 'date' })} type="date" name="from" />
        <TextField label={t({ message: 'Until', context: 'date' })} type="date" name="until" />
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  );
}
