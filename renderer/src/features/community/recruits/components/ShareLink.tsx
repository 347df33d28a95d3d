import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { Copy } from '@web/ui/icons';
import { TextField } from '@web/ui/TextField';
import styles from '../RecruitDialog.module.css';

/** The learner's link, to copy. */
export const ShareLink = ({ url }: { url: string }) => (
  <section>
    <div className={styles.row}>
      <TextField
        className={styles.grow}
        label={t`Your link`}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="primary" icon={<Copy />} onClick={() => void copyText(url)}>
        <Trans>Copy link</Trans>
      </Button>
    </div>
    <p className={styles.quiet}>
      <Trans>Everyone who signs up with it is your recruit.</Trans>
    </p>
  </section>
);
