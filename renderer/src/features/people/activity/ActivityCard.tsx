import { t } from '@lingui/core/macro';
import { dayIn } from '@shared/rules/days';
import { streakOf } from '@web/features/game/streak';
import { useLoad, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { FIRST_DAYS, FirstDays } from './FirstDays';
import { HeatMap } from './HeatMap';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const Activity = observer(function Activity({ handle }: { handle: string }) {
  const heatmap = streakOf(useStores().scope).heatmaps.get(handle);
  useLoad(heatmap);
  if (!heatmap.value && !heatmap.isWaiting) return null;
  const activeDays = heatmap.value?.filter(({ count }) => count > 0).length;
  if (activeDays !== undefined && activeDays < FIRST_DAYS) return <FirstDays activeDays={activeDays} />;
  return (
    <Card title={t`Activity`}>
      {heatmap.value ? (
        <HeatMap values={heatmap.value} today={dayIn(ownZone(), new Date())} />
      ) : (
        <Skeleton height="9.25rem" label={t`Loading your activity`} />
      )}
    </Card>
  );
});

/** The learner's own heat map, once it has something to show; before that, their first goal. Optional, so a failed load shows no error. */
export const ActivityCard = observer(function ActivityCard() {
  const handle = useStores().user.user?.handle;
  return handle ? <Activity handle={handle} /> : <Skeleton height="14rem" />;
});
