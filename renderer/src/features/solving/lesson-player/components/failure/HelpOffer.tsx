import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LessonText } from '@web/features/learning/lesson-text';
import { Button } from '@web/ui/Button';
import { Lightbulb } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import styles from './HelpOffer.module.css';

/** The tips that the learner has opened, and what's next: another tip, or the solution with its terms. */
export const HelpOffer = observer(function HelpOffer() {
  const player = usePlayer();
  const { help, solution, work } = player;
  const { openTips } = help;
  const offer = help.offer === 'solution' && work.hasNoSolution ? null : help.offer;
  if (offer === null && openTips.length === 0) return null;
  return (
    <section className={styles.help} aria-label={t`Help`}>
      {openTips.map((tip) => (
        <div key={tip} className={styles.tip}>
          <Lightbulb aria-hidden="true" />
          <LessonText>{tip}</LessonText>
        </div>
      ))}
      {offer === 'tip' && (
        <Button icon={<Lightbulb />} onClick={() => help.openTip()}>
          {openTips.length === 0 ? t`Show a tip` : t`Show the next tip`}
        </Button>
      )}
      {offer === 'solution' && (
        <div className={styles.solution}>
          <p>
            {solution.needsConfirmation
              ? t`Still stuck? If you look at the solution before solving it, this lesson gives no XP.`
              : t`Still stuck? You can look at the solution for free.`}
          </p>
          <Button onClick={() => player.showTab('solution')}>
            <Trans>See the solution</Trans>
          </Button>
        </div>
      )}
    </section>
  );
});
