import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LoadProgress } from '@shared/runner';
import { Button } from '@web/ui/Button';
import { Progress } from '@web/ui/Progress';
import { observer } from 'mobx-react-lite';
import type { RunStore } from '../run.store';
import styles from './RunFoot.module.css';

const wholeMegabytes = (bytes: number) => Math.round(bytes / 1_000_000);

function receivedText({ receivedBytes, totalBytes }: LoadProgress): string {
  const [received, total] = [wholeMegabytes(receivedBytes), wholeMegabytes(totalBytes)];
  return t`${received} of ${total} MB`;
}

/**
 * The background download of a compiler for offline use, with progress and a button to stop it. Shown below the output
 * to avoid layout shifts.
 */
export const RunFoot = observer(function RunFoot({ run }: { run: RunStore }) {
  const { language } = run.task;
  const { status, progress } = run.runner.downloadOf(language);
  const name = run.languageName;
  const total = progress ? wholeMegabytes(progress.totalBytes) : null;
  if (status === 'downloading') {
    return (
      <div className={styles.foot}>
        <Progress
          className={styles.bar}
          label={t`Saving ${name} for offline use`}
          value={progress?.receivedBytes ?? 0}
          max={progress?.totalBytes ?? 1}
          text={progress ? receivedText(progress) : t`starting`}
          size="sm"
        />
        <Button size="sm" variant="ghost" onClick={() => run.runner.stopDownload(language)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    );
  }
  if (status !== 'offered' && status !== 'failed') return null;
  return (
    <div className={styles.foot}>
      <p>
        {status === 'failed'
          ? t`The download didn’t finish. Keep ${name} for offline use`
          : t`Keep ${name} for offline use`}
        {total !== null && ` · ${total} MB`}
      </p>
      <Button size="sm" onClick={() => void run.runner.download(language)}>
        {status === 'failed' ? t`Try again` : t`Download`}
      </Button>
    </div>
  );
});
