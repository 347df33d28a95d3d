import { EASIEST, HARDEST, MIN_FINISHED } from '@shared/rules/difficulty';
import { baseXp } from '@shared/rules/xp';
import { counted } from '@web/ui/counted';
import { UiLink } from '@web/ui/UiLink';
import { InfoModal, type InfoModalProps } from './InfoModal';

/** ?modal=info-difficulty */
export const DifficultyInfo = (props: InfoModalProps) => (
  <InfoModal title="Difficulty" {...props}>
    <p>
      Every lesson has a difficulty from {EASIEST} to {HARDEST}, and harder ones pay more: {baseXp(EASIEST)}{' '}
      to {baseXp(HARDEST)} XP, before any bonus.
    </p>
    <ul>
      <li>
        <strong>At first, it’s the author’s guess.</strong>
      </li>
      <li>
        <strong>Once {counted(MIN_FINISHED, 'learner')} have finished it</strong>, we measure: how many
        attempts a success takes, and how many look at the solution first.
      </li>
      <li>
        <strong>It compares lessons of one course</strong>, so a {HARDEST} in your first course is easier than
        a {HARDEST} in your fifth.
      </li>
    </ul>
    <p>
      Guess and measurement, side by side: <UiLink href="/lesson-difficulty">how hard every lesson is</UiLink>
    </p>
  </InfoModal>
);
