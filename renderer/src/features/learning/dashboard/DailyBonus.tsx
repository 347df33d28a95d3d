import { t } from '@lingui/core/macro';
import { formatNumber } from '@web/i18n';
import { Check, Sparkles } from '@web/ui/icons';
import styles from './DailyBonus.module.css';

/** Whether today's first lesson is still to come, and what it pays on top. */
export function DailyBonus({ xp }: { xp: number }) {
  const isLeft = xp > 0;
  const bonus = formatNumber(xp);
  return (
    <p className={styles.bonus} data-left={isLeft}>
      {isLeft ? <Sparkles aria-hidden="true" /> : <Check aria-hidden="true" />}
      {isLeft
        ? t`Your first lesson today earns ${bonus} XP extra.`
        : t`You earned today’s bonus. It’s back tomorrow.`}
    </p>
  );
}
