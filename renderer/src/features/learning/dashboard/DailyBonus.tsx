import { t } from '@lingui/core/macro';
import { xpAtLevel } from '@shared/rules/xp';
import { formatNumber } from '@web/i18n';
import { useStores } from '@web/stores';
import { Check, Sparkles } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import styles from './DailyBonus.module.css';

/** Whether today's first lesson is still to come, and what it pays on top at the learner's level. */
export const DailyBonus = observer(function DailyBonus({ xp }: { xp: number }) {
  const { user } = useStores().user;
  const isLeft = xp > 0;
  const bonus = formatNumber(user ? xpAtLevel(xp, user.level) : xp);
  return (
    <p className={styles.bonus} data-left={isLeft}>
      {isLeft ? <Sparkles aria-hidden="true" /> : <Check aria-hidden="true" />}
      {isLeft
        ? t`Your first lesson today earns ${bonus} XP extra.`
        : t`You earned today’s bonus. It’s back tomorrow.`}
    </p>
  );
});
