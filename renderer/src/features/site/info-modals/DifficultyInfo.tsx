import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { EASIEST, HARDEST, MIN_FINISHED } from '@shared/rules/difficulty';
import { baseXp } from '@shared/rules/xp';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

const LEAST_XP = baseXp(EASIEST);
const MOST_XP = baseXp(HARDEST);

/** ?modal=info-difficulty */
export const DifficultyInfo = (props: InfoModalProps) => (
  <InfoModal title={t`Difficulty`} {...props}>
    <p>
      <Trans>
        Every lesson has a difficulty from {EASIEST} to {HARDEST}, and harder ones pay more: {LEAST_XP} to{' '}
        {MOST_XP} XP, before any bonus.
      </Trans>
    </p>
    <ul>
      <li>
        <strong>
          <Trans>At first, it’s the author’s guess.</Trans>
        </strong>
      </li>
      <li>
        <Trans>
          <strong>
            Once <Plural value={MIN_FINISHED} one="# learner" other="# learners" /> have finished it
          </strong>
          , we measure: how many attempts a success takes, and how many look at the solution first.
        </Trans>
      </li>
      <li>
        <Trans>
          <strong>It compares lessons of one course</strong>, so a {HARDEST} in your first course is easier
          than a {HARDEST} in your fifth.
        </Trans>
      </li>
    </ul>
    <p>
      <Trans>
        Guess and measurement, side by side:{' '}
        <UiLink href="/lesson-difficulty">how hard every lesson is</UiLink>
      </Trans>
    </p>
  </InfoModal>
);
