import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { labelReference } from '@shared/texts/labels';
import { ownPath, shortDate } from '@web/features/learning/certificates';
import { formatShare, inOwnLanguage } from '@web/i18n';
import { UiLink } from '@web/ui/UiLink';
import styles from './CertificateSummary.module.css';
import type { CourseReward } from './course-reward.store';

export interface CertificateSummaryProps {
  certificate: CourseReward['certificateEarned'];
  /** `large` is the moment of the reward; `small` leaves the room to the questions. */
  size: 'large' | 'small';
}

/** The certificate of a completed course: its picture, what it's for, when, and how rare it is. */
export function CertificateSummary({ certificate, size }: CertificateSummaryProps) {
  const { completionUuid, title, typeDescription, completedAt, percentPlatformCompleted, thumbnailUrl } =
    certificate;
  const percent = formatShare(percentPlatformCompleted);
  return (
    <div className={styles.summary} data-size={size}>
      <img
        src={ownPath(thumbnailUrl)}
        alt={t`Your certificate for ${title}`}
        width={1200}
        height={630}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.facts}>
          <span>{inOwnLanguage(typeDescription, labelReference(typeDescription))}</span>
          <time dateTime={completedAt}>{shortDate(completedAt)}</time>
        </p>
        <p className={styles.facts}>
          <Trans>{percent} of learners have this.</Trans>
        </p>
        <UiLink href={`/certificates/${completionUuid}`} target="_blank" className={styles.link}>
          <Trans>View your certificate</Trans>
        </UiLink>
      </div>
    </div>
  );
}
