import { MAX_STREAK_PERCENT, STREAK_PERCENT_PER_DAY } from '@shared/rules/xp';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-streak */
export const StreakInfo = (props: InfoModalProps) => (
  <InfoModal title="Streaks" {...props}>
    <p>A little every day beats a lot on Sunday. Your streak counts the days you kept at it.</p>
    <ul>
      <li>
        <strong>A day counts</strong> when you finish at least one lesson or training item, from midnight to
        midnight in your time zone.
      </li>
      <li>
        <strong>More XP</strong>: each day adds {STREAK_PERCENT_PER_DAY}% to your lessons, up to{' '}
        {MAX_STREAK_PERCENT}%.
      </li>
      <li>
        <strong>A missed day</strong> ends your streak, unless something protects it.
      </li>
    </ul>
    <p>
      <UiLink href="?modal=info-streak-protection">How to protect your streak</UiLink>
    </p>
  </InfoModal>
);
