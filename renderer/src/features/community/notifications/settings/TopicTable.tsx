import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import styles from './NotificationSettings.module.css';
import type { Channel, PreferencesStore } from './preferences.store';
import { TOPICS, type Topic } from './topics';

const CHANNELS: ReadonlyArray<{ channel: Channel; label: string }> = [
  { channel: 'inApp', label: t`In the app` },
  { channel: 'push', label: t`Push` },
  { channel: 'email', label: t`Email` },
];

interface CellProps {
  store: PreferencesStore;
  topic: Topic;
  channel: Channel;
  label: string;
}

const Cell = observer(function Cell({ store, topic, channel, label }: CellProps) {
  if (channel === 'email' && !topic.isEmailed) return <td className={styles.none}>{/* Never emailed. */}</td>;
  const { title } = topic;
  return (
    <td>
      <Switch
        label={t({ message: `${title}: ${label}`, comment: 'A switch: “Quests: Push”' })}
        hideLabel
        checked={store.isOn(topic.types, channel)}
        onChange={(isOn) => void store.choose(topic.types, channel, isOn)}
      />
    </td>
  );
});

/** A switch for each topic and channel. */
export function TopicTable({ store }: { store: PreferencesStore }) {
  return (
    <section>
      <h3 className={styles.heading}>
        <Trans>What and where</Trans>
      </h3>
      <p className={styles.lead}>
        <Trans>
          The list behind the bell always has everything. Emails come in the evening, at most one a day.
        </Trans>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Topic</Trans>
            </th>
            {CHANNELS.map(({ channel, label }) => (
              <th key={channel} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOPICS.map((topic) => (
            <tr key={topic.title}>
              <th scope="row">
                {topic.title}
                <span className={styles.hint}>{topic.hint}</span>
              </th>
              {CHANNELS.map((column) => (
                <Cell key={column.channel} store={store} topic={topic} {...column} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
