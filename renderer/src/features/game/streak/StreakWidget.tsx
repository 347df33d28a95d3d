import { t } from '@lingui/core/macro';
import { useModalHref } from '@web/features/game/items';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { StatLink } from '@web/ui/StatLink';
import { stage } from '@web/ui/stage';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { Flame } from './Flame';
import { streakOf } from './streak.store';
import { flameLook, streakText } from './streak-texts';

const GROW_MS = 600;

/** True for as long as the flame grows, which it does only if nothing in front of it moves. */
function useGrowth(length: number | undefined, hasGrown: boolean): boolean {
  const [isGrowing, setGrowing] = useState(false);
  useEffect(() => {
    if (!hasGrown || length === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = stage.takeTurn(GROW_MS, (isLate) => {
      if (isLate) return;
      setGrowing(true);
      timer = setTimeout(() => setGrowing(false), GROW_MS);
    });
    return () => {
      leave();
      clearTimeout(timer);
      setGrowing(false);
    };
  }, [length, hasGrown]);
  return isGrowing;
}

/** The learner's streak in the header; opens what protects it. It moves only right after it grew. */
export const StreakWidget = observer(function StreakWidget() {
  const { session, scope } = useStores();
  const { state, hasGrown } = streakOf(scope);
  useLoad(state, session.isSignedIn);
  const streak = state.value;
  const isGrowing = useGrowth(streak?.length, hasGrown);
  const href = useModalHref('info-streak-protection');
  if (!session.isProbablySignedIn) return null;
  const text = streak ? streakText(streak) : t`Your streak`;
  return (
    <StatLink
      href={href}
      label={text}
      icon={<Flame look={streak ? flameLook(streak) : 'out'} isGrowing={isGrowing} />}
      value={streak && formatNumber(streak.length)}
    />
  );
});
