import { Plural, Trans } from '@lingui/react/macro';
import { useHidesCompetition, useStores } from '@web/stores';
import { AnimatedNumber } from '@web/ui/AnimatedNumber';
import { Button } from '@web/ui/Button';
import { throwConfetti } from '@web/ui/confetti';
import { cx } from '@web/ui/cx';
import { stage } from '@web/ui/stage';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './BossFight.module.css';
import { bossOf } from './boss.store';
import { ChestBar } from './ChestBar';
import { Feed } from './Feed';
import { Clock, Result } from './FightStatus';
import { bonusPercent, type Fight, isDefeated, phaseOf } from './fight-state';
import { useNow } from './useNow';

/** As long as the animation of a hit. */
const STRIKE_MS = 300;

/** Shakes the drawing for a hit, once nothing else moves. Hits that arrive meanwhile don't queue up. */
function useStrikes(): [isStruck: boolean, strike: () => void] {
  const [isStruck, setStruck] = useState(false);
  const end = useRef<(() => void) | undefined>(undefined);
  useEffect(() => () => end.current?.(), []);
  const strike = () => {
    if (end.current) return;
    const leave = stage.takeTurn(STRIKE_MS, () => {
      setStruck(true);
      setTimeout(() => {
        setStruck(false);
        end.current = undefined;
      }, STRIKE_MS);
    });
    end.current = leave;
  };
  return [isStruck, strike];
}

/** Confetti when the boss falls in front of the learner's eyes. */
function useVictory(fight: Fight) {
  const defeated = isDefeated(fight);
  const [before] = useState(defeated);
  useEffect(() => {
    if (defeated && !before) return throwConfetti('high');
  }, [defeated, before]);
}

/** A fight: the boss, the time, the chests, the learner's part and the newest hits. */
export const BossFight = observer(function BossFight({ fight }: { fight: Fight }) {
  const { scope, live, session, overlays } = useStores();
  const boss = bossOf(scope);
  const hidesCompetition = useHidesCompetition();
  const [isStruck, strike] = useStrikes();
  const onHit = useEffectEvent(strike);
  useEffect(() => boss.follow(live), [boss, live]);
  useEffect(() => live.followBoss(() => onHit()), [live]);
  useVictory(fight);
  const { event } = fight;
  const phase = phaseOf(fight, useNow());
  return (
    <div className={styles.fight}>
      <img
        className={cx(styles.picture, isStruck && styles.struck, isDefeated(fight) && styles.beaten)}
        src={event.imageUrl}
        alt={event.imageDescription}
        width={960}
        height={480}
      />
      <div className={styles.facts}>
        <Clock fight={fight} phase={phase} />
        {phase !== 'over' && (
          <div className={styles.fact}>
            <span className={styles.label}>
              <Trans>Aura</Trans>
            </span>
            <strong className={styles.aura}>+{bonusPercent(fight)}% XP</strong>
            <span className={styles.note}>
              <Plural
                value={fight.numLessonsCompletedHourly}
                one="Grows with every lesson anyone solves: # in the last hour"
                other="Grows with every lesson anyone solves: # in the last hour"
              />
            </span>
          </div>
        )}
        <div className={styles.fact}>
          <span className={styles.label}>
            <Trans>Your damage</Trans>
          </span>
          <strong>
            <AnimatedNumber value={fight.xpUser} /> XP
          </strong>
          {session.isSignedIn && phase !== 'over' && (
            <span className={styles.note}>
              <Trans>All XP you earn during the fight hits the boss.</Trans>
            </span>
          )}
          {!session.isSignedIn && phase !== 'over' && (
            <Button size="sm" onClick={() => overlays.askToSignIn()}>
              <Trans>Sign in to fight</Trans>
            </Button>
          )}
        </div>
      </div>
      <Result fight={fight} phase={phase} />
      <ChestBar fight={fight} />
      {!hidesCompetition && <Feed />}
    </div>
  );
});
