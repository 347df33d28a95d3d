import { t } from '@lingui/core/macro';
import { dayIn } from '@shared/rules/days';
import { streakOf } from '@web/features/game/streak';
import { HeatMap } from '@web/features/people/activity';
import { useLoad, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { cx } from '@web/ui/cx';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './profile.module.css';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * A learner's heat map, by the viewer's days; nothing if they keep it private. Not part of the page that the server
 * renders, which doesn't know the viewer's zone.
 */
export const ProfileActivity = observer(function ProfileActivity({ handle }: { handle: string }) {
  const heatmap = streakOf(useStores().scope).heatmaps.get(handle);
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  useLoad(heatmap, isMounted);
  if (!heatmap.value && !heatmap.isWaiting) return null;
  return (
    <Card title={t`Activity`} className={cx(styles.section, styles.activity)}>
      {heatmap.value ? (
        <HeatMap values={heatmap.value} today={dayIn(ownZone(), new Date())} />
      ) : (
        <Skeleton width="43rem" height="9.25rem" label={t`Loading the activity`} />
      )}
    </Card>
  );
});
