import { Trans } from '@lingui/react/macro';
import type { FriendRecruit } from '@web/api';
import { Badge } from '@web/ui/Badge';
import styles from '../RecruitDialog.module.css';
import { describeState } from '../recruit-texts';

const TONES = { invited: 'neutral', joined: 'neutral', started: 'ember', settled: 'success' } as const;

/** The learner's friends, the newest first. */
export function RecruitList({ recruits }: { recruits: readonly FriendRecruit[] }) {
  return (
    <section>
      <h3 className={styles.title}>
        <Trans>Your recruits</Trans>
      </h3>
      {recruits.length === 0 ? (
        <p className={styles.quiet}>
          <Trans>Nobody yet. Send your link to someone who keeps saying they’d like to code.</Trans>
        </p>
      ) : (
        <ul className={styles.list}>
          {recruits.map((recruit) => (
            <li key={recruit.handle ?? recruit.email} className={styles.recruit}>
              <span className={styles.name}>
                {recruit.name}
                {recruit.handle && <span className={styles.handle}>@{recruit.handle}</span>}
              </span>
              <Badge tone={TONES[recruit.state]}>{describeState(recruit)}</Badge>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
