import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card } from '@web/ui/Card';
import { Check } from '@web/ui/icons';
import styles from './FirstDays.module.css';

/** From here on, a year of squares says more than this. */
export const FIRST_DAYS = 7;

const DAYS = Array.from({ length: FIRST_DAYS }, (_, index) => index + 1);

/** A newcomer’s first goal: days with a lesson, any seven of them. */
export function FirstDays({ activeDays }: { activeDays: number }) {
  const left = FIRST_DAYS - activeDays;
  return (
    <Card title={t`Your first seven days`}>
      <p className={styles.text}>
        {activeDays === 0 ? (
          <Trans>
            Solve a lesson on seven days, with as many breaks as you like. Today can be the first.
          </Trans>
        ) : (
          plural(left, {
            one: 'One more day with a lesson, and your year of activity shows up here.',
            other: '# more days with a lesson, and your year of activity shows up here.',
          })
        )}
      </p>
      <ol className={styles.days} aria-label={t`${activeDays} of ${FIRST_DAYS} days`}>
        {DAYS.map((day) => (
          <li key={day} className={styles.day} data-done={day <= activeDays}>
            {day <= activeDays ? <Check aria-label={t`done`} /> : day}
          </li>
        ))}
      </ol>
    </Card>
  );
}
