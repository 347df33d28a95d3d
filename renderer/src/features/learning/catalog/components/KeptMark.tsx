import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudOff, HardDriveDownload } from '@web/ui/icons';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import styles from './KeptMark.module.css';

/** Without a connection: a small mark for a lesson that's saved on this device, words for one that isn't. */
export function KeptMark({ isKept }: { isKept: boolean }) {
  if (isKept)
    return (
      <span className={styles.kept}>
        <HardDriveDownload aria-hidden="true" />
        <VisuallyHidden>{t`, saved on this device`}</VisuallyHidden>
      </span>
    );
  return (
    <span className={styles.missing}>
      <CloudOff aria-hidden="true" />
      <Trans>Not saved</Trans>
    </span>
  );
}
