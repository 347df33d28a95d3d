import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CallInput, ModerationCase } from '@web/api';
import { useStores } from '@web/stores';
import { Select } from '@web/ui/Select';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import admin from '../admin.module.css';
import { PagedList } from '../PagedList';
import { PagedListStore } from '../paged-list.store';
import { CaseCard } from './CaseCard';

type State = NonNullable<NonNullable<CallInput<'listModerationCases'>['query']>['state']>;

const STATES = [
  { value: 'open', label: t({ message: 'Open', context: 'cases that nobody has decided' }) },
  { value: 'decided', label: t`Decided in the last 30 days` },
];

/** What learners reported about each other, and newcomers' reviews that wait. */
export const ModerationTab = observer(function ModerationTab({ onChange }: { onChange: () => void }) {
  const { api } = useStores();
  const [query, setQuery] = useSearchParams();
  const state: State = query.get('state') === 'decided' ? 'decided' : 'open';
  const list = useMemo(
    () =>
      new PagedListStore<ModerationCase>(async (after, signal) => {
        const { cases, hasMore } = await api.call('listModerationCases', { query: { state, after }, signal });
        return { items: cases, hasMore };
      }),
    [api, state],
  );
  const reload = () => {
    void list.reload();
    onChange();
  };
  return (
    <>
      <search className={admin.form}>
        <Select
          label={t({ message: 'Show', comment: 'Before a choice of reports' })}
          value={state}
          options={STATES}
          onChange={(value) => setQuery({ tab: 'moderation', state: value }, { replace: true })}
        />
      </search>
      <p className={admin.facts}>
        <Trans>
          What learners report about each other, and first reviews by newcomers. The author gets an email with
          your reason, and you can undo what you decide for 30 days.
        </Trans>
      </p>
      <PagedList
        list={list}
        what={t`the cases`}
        empty={state === 'open' ? t`Nothing to decide` : t`Nothing has been decided lately`}
      >
        {(entry) => <CaseCard key={entry.uuid} entry={entry} onChange={reload} />}
      </PagedList>
    </>
  );
});
