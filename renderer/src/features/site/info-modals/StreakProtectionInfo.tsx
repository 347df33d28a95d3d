import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import {
  DAYS_PER_EMBER,
  DAYS_PER_FROZEN_FLAME,
  EMBER_GOAL_FACTOR,
  FORGIVEN_OUTAGE_MS,
  MAX_EMBERS,
  MAX_REST_DAYS_A_WEEK,
} from '@shared/rules/streak';
import { StreakSettings } from '@web/features/people/activity';
import { useStores } from '@web/stores';
import { Dialog } from '@web/ui/Dialog';
import { Prose } from '@web/ui/Prose';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import type { InfoModalProps } from './InfoModal';

const FORGIVEN_OUTAGE_HOURS = FORGIVEN_OUTAGE_MS / 3_600_000;

/** ?modal=info-streak-protection */
export const StreakProtectionInfo = observer(function StreakProtectionInfo(props: InfoModalProps) {
  const { isSignedIn } = useStores().session;
  return (
    <Dialog title={t`Streak protection`} {...props}>
      <Prose>
        <p>
          <Trans>Life happens. If you miss a day, the first of these that you have saves your streak:</Trans>
        </p>
        <ol>
          <li>
            <Trans>
              <strong>A rest day.</strong> Take up to {MAX_REST_DAYS_A_WEEK} a week, as long as you set them
              in advance.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>An outage.</strong> If our server was down for more than{' '}
              <Plural value={FORGIVEN_OUTAGE_HOURS} one="# hour" other="# hours" /> that day, it doesn’t count
              against anyone.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>An ember</strong> protects one day. {DAYS_PER_EMBER} days with at least{' '}
              <Plural value={EMBER_GOAL_FACTOR} _2="twice" one="# time" other="# times" /> your daily goal
              make an ember. You can hold {MAX_EMBERS}.
            </Trans>
          </li>
          <li>
            <Trans>
              <strong>A frozen flame</strong> freezes your streak for{' '}
              <Plural value={DAYS_PER_FROZEN_FLAME} one="# day" other="# days" />, the missed one included.
            </Trans>
          </li>
        </ol>
        <p>
          <Trans>
            Embers and frozen flames are used automatically, and only if you had them before the day ended.
            Nothing brings back a streak that’s over.
          </Trans>{' '}
          <UiLink href="?modal=info-streak">
            <Trans>How streaks work</Trans>
          </UiLink>
        </p>
      </Prose>
      {isSignedIn && <StreakSettings />}
    </Dialog>
  );
});
