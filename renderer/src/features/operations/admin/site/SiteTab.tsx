import { t } from '@lingui/core/macro';
import { SiteSettingsForm } from '@web/features/operations/setup';
import { Card } from '@web/ui/Card';
import { cx } from '@web/ui/cx';
import adminStyles from '../admin.module.css';
import { Invitations } from './Invitations';
import styles from './invitations.module.css';

/** The platform's name, its looks, and who may sign up. */
export function SiteTab() {
  return (
    <>
      <Card padding="lg">
        <SiteSettingsForm saveLabel={t`Save`} />
      </Card>
      <div className={cx(adminStyles.stack, styles.section)}>
        <Invitations />
      </div>
    </>
  );
}
