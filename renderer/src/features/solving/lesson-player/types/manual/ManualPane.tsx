import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { observer } from 'mobx-react-lite';
import { ActionBar } from '../../components/ActionBar';
import { SubmissionView } from '../../components/SubmissionView';
import { usePlayer } from '../../usePlayer';
import type { BoxCount } from './box-count';
import styles from './ManualPane.module.css';

/** Below the text: how far the learner is, and the button that says it's done. */
export const ManualPane = observer(function ManualPane({
  count,
  mustCheckAll,
}: {
  count: BoxCount;
  mustCheckAll: boolean;
}) {
  const { shown } = usePlayer();
  const { checked, total } = count;
  const isOpen = mustCheckAll && checked < total;
  return (
    <section className={styles.pane} aria-label={t`Finish this lesson`}>
      {shown === 'submission' && (
        <div className={styles.result}>
          <SubmissionView />
        </div>
      )}
      <ActionBar
        title={
          total > 0 && (
            <p className={styles.count}>
              {isOpen ? (
                <Trans>
                  {checked} of {total} checked
                  <span className={styles.rest}>. Check them all to finish.</span>
                </Trans>
              ) : (
                t`${checked} of ${total} checked`
              )}
            </p>
          )
        }
      />
    </section>
  );
});
