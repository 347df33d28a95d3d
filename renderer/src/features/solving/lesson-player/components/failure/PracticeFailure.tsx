import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { OctagonX } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import styles from '../SubmissionView.module.css';
import { HelpOffer } from './HelpOffer';

/** Without a connection: what this device's own checks found. Nothing was submitted, so it doesn't count. */
export const PracticeFailure = observer(function PracticeFailure() {
  const { work, offline } = usePlayer();
  const { run, renderPractice } = work;
  // It ran well, and printed something else.
  const isOtherOutput = run?.store.end === 'ok';
  return (
    <div className={styles.panel} data-result="failure" data-practice="failed">
      <p className={styles.heading}>
        <OctagonX aria-hidden="true" />
        <span>{run?.store.message || t`Not quite yet.`}</span>
      </p>
      {isOtherOutput && (
        <p>
          <Trans>Your output isn’t what the assignment shows.</Trans>
        </p>
      )}
      <p>
        <Trans>Checked on your device, so this attempt doesn’t count.</Trans>
      </p>
      {renderPractice?.()}
      <HelpOffer />
      <Button onClick={() => offline.sendAnyway()}>
        <Trans>Submit it anyway</Trans>
      </Button>
    </div>
  );
});
