import type { Report } from '@web/api';
import { useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { CodeBlock } from '@web/ui/CodeBlock';
import { Select } from '@web/ui/Select';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import styles from './admin.module.css';
import { PagedList } from './PagedList';
import { PagedListStore } from './paged-list.store';
import { showTime } from './show-time';
import { useAction } from './useAction';

type State = Report['state'];

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'dismissed', label: 'Dismissed' },
] as const;
const VERBS: Record<State, string> = { open: 'Reopen', accepted: 'Accept', dismissed: 'Dismiss' };
const EMPTY: Record<State, string> = {
  open: 'Nothing to read: no report is open',
  accepted: 'No report was accepted yet',
  dismissed: 'No report was dismissed',
};

function ReportCard({ report, onDecided }: { report: Report; onDecided: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const decide = (state: State) =>
    run(async () => {
      await api.call('decideReport', { params: { id: report.uuid }, body: { state } });
      onDecided();
    });
  const title = report.title ?? 'Something that’s gone';
  return (
    <Card as="li">
      <h2 className={styles.name}>
        {report.lessonUuid ? <UiLink href={`/lessons/${report.lessonUuid}`}>{title}</UiLink> : title}{' '}
        {report.kind === 'spellbook' && <Badge>Spellbook</Badge>}{' '}
        {report.isOutdated && <Badge>Changed since</Badge>}
      </h2>
      <p className={styles.facts}>
        {report.handle ?? 'A guest'}, {showTime(report.createdAt)}
      </p>
      <p className={styles.text}>{report.text}</p>
      {report.code !== null && <CodeBlock code={report.code} />}
      <div className={styles.actions}>
        {STATES.filter(({ value }) => value !== report.state).map(({ value }) => (
          <Button key={value} size="sm" disabled={isBusy} onClick={() => void decide(value)}>
            {VERBS[value]}
          </Button>
        ))}
      </div>
    </Card>
  );
}

/** What learners wrote about lessons and spellbook pages. Accepting gives their author karma. */
export const ReportsTab = observer(function ReportsTab() {
  const { api } = useStores();
  const [state, setState] = useState<State>('open');
  const list = useMemo(
    () =>
      new PagedListStore<Report>(async (after, signal) => {
        const { reports, hasMore } = await api.call('listReports', { query: { state, after }, signal });
        return { items: reports, hasMore };
      }),
    [api, state],
  );
  return (
    <>
      <div className={styles.form}>
        <Select
          label="Show"
          value={state}
          options={[...STATES]}
          onChange={(value) => setState(value as State)}
        />
        <p className={styles.facts}>An accepted report gives the learner karma.</p>
      </div>
      <PagedList list={list} what="the reports" empty={EMPTY[state]}>
        {(report) => (
          <ReportCard key={report.uuid} report={report} onDecided={() => list.remove(report.uuid)} />
        )}
      </PagedList>
    </>
  );
});
