import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EarnedAchievement } from '@web/api';
import { dateFormat } from '@web/i18n';
import { useLoad } from '@web/stores';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import type { ProfileParts } from '../profiles.store';
import styles from './profile.module.css';

const DATE = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

function Achievement({ achievement }: { achievement: EarnedAchievement }) {
  const { title, description, imageUrl, unlockedAt } = achievement;
  return (
    <li className={styles.achievement}>
      <img src={imageUrl} alt="" width={56} height={56} loading="lazy" />
      <div className={styles.words}>
        <h3 className={styles.itemTitle}>{title}</h3>
        <p className={styles.quiet}>{description}</p>
        <p className={styles.date}>{DATE.format(new Date(unlockedAt))}</p>
      </div>
    </li>
  );
}

/** What a learner has earned, the newest first. Optional, so a failed load shows no error. */
export const EarnedAchievements = observer(function EarnedAchievements(props: { parts: ProfileParts }) {
  const { achievements } = props.parts;
  useLoad(achievements);
  if (achievements.isWaiting) return <Skeleton height="12rem" className={styles.section} />;
  if (!achievements.value) return null;
  const newestFirst = achievements.value.toReversed();
  const total = newestFirst.length;
  return (
    <section className={styles.section} aria-labelledby="profile-achievements">
      <h2 id="profile-achievements">
        <Trans>Achievements</Trans>
      </h2>
      {newestFirst.length > 0 ? (
        <>
          <p className={styles.quiet}>
            {plural(total, { one: '# achievement so far.', other: '# achievements so far.' })}
          </p>
          <ul className={styles.list}>
            {newestFirst.map((achievement) => (
              <Achievement key={achievement.uuid} achievement={achievement} />
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.quiet}>
          <Trans>None yet. The first one comes with the first lesson.</Trans>
        </p>
      )}
    </section>
  );
});
