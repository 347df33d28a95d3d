import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Award } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { certificatesOf } from './certificates.store';
import { shortDate } from './dates';
import styles from './OwnCertificates.module.css';

/** The learner's certificates; nothing before the first. Optional, so a failed load shows no error. */
export const OwnCertificates = observer(function OwnCertificates() {
  const { own } = certificatesOf(useStores().scope);
  // There may be a new one since the last visit; the known ones stay on the screen meanwhile.
  useEffect(() => void own.reload(), [own]);
  if (!own.value || own.value.length === 0) return null;
  return (
    <Card title={t`Your certificates`}>
      <ul className={styles.list}>
        {own.value.map(({ completionUuid, title, completedAt }) => (
          <li key={completionUuid} className={styles.row}>
            <Award aria-hidden="true" />
            <UiLink href={`/certificates/${completionUuid}`}>{title}</UiLink>
            <span className={styles.date}>{shortDate(completedAt)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
});
