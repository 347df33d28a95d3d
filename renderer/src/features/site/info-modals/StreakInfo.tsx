import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MAX_STREAK_PERCENT, STREAK_PERCENT_PER_DAY } from '@shared/rules/xp';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-streak */
export const StreakInfo = (props: InfoModalProps) => (
  <InfoModal title={t`Streaks`} {...props}>
    <p>
      <Trans>A little every day beats a lot on Sunday. Your streak counts the days you kept at it.</Trans>
    </p>
    <ul>
      <li>
        <Trans>
          <strong>A day counts</strong> when you finish at least one lesson or training item, from midnight to
          midnight in your time zone.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>More XP</strong>: each day adds {STREAK_PERCENT_PER_DAY}% to your lessons, up to{' '}
          {MAX_STREAK_PERCENT}%.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>A missed day</strong> ends your streak, unless something protects it.
        </Trans>
      </li>
    </ul>
    <p>
      <UiLink href="?modal=info-streak-protection">
        <Trans>How to protect your streak</Trans>
      </UiLink>
    </p>
  </InfoModal>
);
