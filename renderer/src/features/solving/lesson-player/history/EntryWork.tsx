import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Work } from '@web/api';
import { Tabs } from '@web/ui/Tabs';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../usePlayer';
import styles from './HistoryTab.module.css';
import type { HistoryEntry } from './history.store';
import { RestoreButton } from './RestoreButton';
import { WorkDiff, WorkText } from './WorkView';

/** Work of the past: compared with the work of today and with the attempt before, and how to get it back. */
export const EntryWork = observer(function EntryWork({ entry }: { entry: HistoryEntry }) {
  const { work } = usePlayer().work.synced;
  if (!hasText(entry.work))
    return (
      <p className={styles.quiet}>
        <Trans>There’s nothing to show for this attempt.</Trans>
      </p>
    );
  if (!entry.work.answer?.files) {
    return (
      <>
        <WorkText work={entry.work} />
        <RestoreButton entry={entry} />
      </>
    );
  }
  const now = (
    <WorkDiff
      from={entry.work}
      to={work}
      fromLabel={entry.attempt ? t`This attempt` : t`Then`}
      toLabel={t`Now`}
    />
  );
  const items = [
    { value: 'now', label: t`Compare with now`, content: now },
    ...(entry.previous
      ? [
          {
            value: 'previous',
            label: t`Compare with previous`,
            content: (
              <WorkDiff
                from={entry.previous}
                to={entry.work}
                fromLabel={t`Previous attempt`}
                toLabel={t`This attempt`}
              />
            ),
          },
        ]
      : []),
    { value: 'code', label: t`Code`, content: <WorkText work={entry.work} /> },
  ];
  return (
    <>
      <RestoreButton entry={entry} />
      <Tabs label={t`What to show`} className={styles.views} items={items} />
    </>
  );
});

const hasText = ({ answer }: Work) =>
  Boolean(answer?.files || answer?.choice !== undefined || answer?.textInput !== undefined);
