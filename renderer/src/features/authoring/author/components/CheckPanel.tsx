import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { CircleCheck, TriangleAlert, X } from '@web/ui/icons';
import { Spinner } from '@web/ui/Spinner';
import { observer } from 'mobx-react-lite';
import type { AuthorStore } from '../author.store';
import styles from './CheckPanel.module.css';
import { ProblemList } from './ProblemList';

/** The result of the last check, or that one is running; nothing before the first. */
export const CheckPanel = observer(function CheckPanel({ store }: { store: AuthorStore }) {
  const { checking, report, checkError } = store;
  return (
    <div role="status" className={styles.status}>
      {checking && (
        <p className={styles.panel}>
          <Spinner size={16} />
          {checking.withMutants
            ? t`Changing the solution at one spot at a time, and running the tests each time`
            : t`Running the solution, the starter and the known mistakes`}
        </p>
      )}
      {checkError !== null && (
        <div className={styles.panel} data-tone="danger">
          <TriangleAlert aria-hidden="true" />
          <p>{checkError}</p>
        </div>
      )}
      {report && (
        <div className={styles.panel} data-tone={report.isOk ? 'success' : 'danger'}>
          {report.isOk ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          <div className={styles.text}>
            {report.summary.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <ProblemList problems={report.problems} root={store.content.value?.root ?? ''} />
          </div>
          <Button variant="ghost" size="sm" icon={<X />} onClick={() => store.closeReport()}>
            <Trans>Close</Trans>
          </Button>
        </div>
      )}
    </div>
  );
});
