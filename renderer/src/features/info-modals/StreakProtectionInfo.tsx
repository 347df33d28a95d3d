import {
  DAYS_PER_EMBER,
  DAYS_PER_FROZEN_FLAME,
  EMBER_GOAL_FACTOR,
  FORGIVEN_OUTAGE_MS,
  MAX_EMBERS,
  MAX_REST_DAYS_A_WEEK,
} from '@shared/rules/streak';
import { StreakSettings } from '@web/features/activity';
import { useStores } from '@web/stores';
import { counted } from '@web/ui/counted';
import { Dialog } from '@web/ui/Dialog';
import { Prose } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import type { InfoModalProps } from './InfoModal';

const HOUR_MS = 3_600_000;
const times = (factor: number) => (factor === 2 ? 'twice' : `${factor} times`);

/** ?modal=info-streak-protection */
export const StreakProtectionInfo = observer(function StreakProtectionInfo(props: InfoModalProps) {
  const { isSignedIn } = useStores().session;
  return (
    <Dialog title="Streak protection" {...props}>
      <Prose>
        <p>Life happens. If you miss a day, the first of these that you have saves your streak:</p>
        <ol>
          <li>
            <strong>A rest day.</strong> Take up to {MAX_REST_DAYS_A_WEEK} a week, as long as you set them in
            advance.
          </li>
          <li>
            <strong>An outage.</strong> If our server was down for more than{' '}
            {counted(FORGIVEN_OUTAGE_MS / HOUR_MS, 'hour')} that day, it doesn’t count against anyone.
          </li>
          <li>
            <strong>An ember</strong> protects one day. {DAYS_PER_EMBER} days with at least{' '}
            {times(EMBER_GOAL_FACTOR)} your daily goal make an ember. You can hold {MAX_EMBERS}.
          </li>
          <li>
            <strong>A frozen flame</strong> freezes your streak for {counted(DAYS_PER_FROZEN_FLAME, 'day')},
            the missed one included.
          </li>
        </ol>
        <p>
          Embers and frozen flames are used automatically, and only if you had them before the day ended.
          Nothing brings back a streak that’s over.{' '}
          {!isSignedIn && <UiLink href="?modal=info-streak">How streaks work</UiLink>}
        </p>
      </Prose>
      {isSignedIn && <StreakSettings />}
    </Dialog>
  );
});
