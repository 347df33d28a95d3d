import { t } from '@lingui/core/macro';
import { SiteSettingsForm } from '@web/features/operations/setup';
import { Card } from '@web/ui/Card';
import { Invitations } from './Invitations';
import styles from './invitations.module.css';

/** The platform's name, its looks, and who may sign up. */
export function SiteTab() {
  return (
    <>
      <Card padding="lg">
        <SiteSettingsForm saveLabel={t`Save`} />
      </Card>
      <div className={styles.section}>
        <Invitations />
      </div>
    </>
  );
}
