import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  { value: 'open', label: t({ message: 'Open', context: 'state of a report' }) },
  { value: 'accepted', label: t`Accepted` },
  { value: 'dismissed', label: t`Dismissed` },
] as const;
const VERBS: Record<State, string> = {
  open: t`Reopen`,
  accepted: t({ message: 'Accept', context: 'verb, for a report' }),
  dismissed: t`Dismiss`,
};
const EMPTY: Record<State, string> = {
  open: t`Nothing to read: no report is open`,
  accepted: t`No report was accepted yet`,
  dismissed: t`No report was dismissed`,
};

function ReportCard({ report, onDecided }: { report: Report; onDecided: () => void }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const decide = (state: State) =>
    run(async () => {
      await api.call('decideReport', { params: { id: report.uuid }, body: { state } });
      onDecided();
    });
  const title = report.title ?? t`Something that’s gone`;
  return (
    <Card as="li">
      <h2 className={styles.name}>
        {report.lessonUuid ? <UiLink href={`/lessons/${report.lessonUuid}`}>{title}</UiLink> : title}{' '}
        {report.kind === 'spellbook' && (
          <Badge>
            <Trans>Spellbook</Trans>
          </Badge>
        )}{' '}
        {report.isOutdated && (
          <Badge>
            <Trans>Changed since</Trans>
          </Badge>
        )}
      </h2>
      <p className={styles.facts}>
        {report.handle ?? t`A guest`}, {showTime(report.createdAt)}
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
          label={t({ message: 'Show', comment: 'Before a choice of reports' })}
          value={state}
          options={[...STATES]}
          onChange={(value) => setState(value as State)}
        />
        <p className={styles.facts}>
          <Trans>An accepted report gives the learner karma.</Trans>
        </p>
      </div>
      <PagedList list={list} what={t`the reports`} empty={EMPTY[state]}>
        {(report) => (
          <ReportCard key={report.uuid} report={report} onDecided={() => list.remove(report.uuid)} />
        )}
      </PagedList>
    </>
  );
});
