import { t } from '@lingui/core/macro';
import type { Stats } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useHidesCompetition, useLoad } from '@web/stores';
import { observer } from 'mobx-react-lite';
import type { ProfileParts } from '../profiles.store';
import styles from './profile.module.css';

const STATS: readonly [key: keyof Stats, label: string][] = [
  ['xp', 'XP'],
  ['numLessonsCompleted', t`Lessons completed`],
  ['streak', t`Day streak`],
  ['longestStreak', t`Longest streak`],
  ['numActiveDays', t`Active days`],
];

/** A learner's numbers. Optional, so a failed load shows no error. */
export const ProfileStats = observer(function ProfileStats(props: {
  parts: ProfileParts;
  karma: number | null;
}) {
  const { stats } = props.parts;
  const hidesCompetition = useHidesCompetition();
  useLoad(stats);
  if (!stats.value && !stats.isWaiting) return null;
  const karma = hidesCompetition ? null : props.karma;
  const rows = [
    ...STATS.map(([key, label]) => ({ label, value: stats.value?.[key] })),
    ...(karma === null ? [] : [{ label: t`Karma`, value: karma }]),
  ];
  return (
    <dl className={styles.stats}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === undefined ? '…' : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
});
