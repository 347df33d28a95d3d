import { Trans } from '@lingui/react/macro';
import { Button } from '@web/ui/Button';
import { CircleAlert, RefreshCw } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import styles from '../SubmissionView.module.css';

/** There's no verdict, and nothing counts against the learner. */
export const NoVerdict = observer(function NoVerdict({ heading, text }: { heading: string; text: string }) {
  const player = usePlayer();
  return (
    <div className={styles.panel} data-result="unjudged">
      <p className={styles.heading}>
        <CircleAlert aria-hidden="true" />
        {heading}
      </p>
      <p>{text}</p>
      <Button icon={<RefreshCw />} onClick={() => player.submit()}>
        <Trans>Submit again</Trans>
      </Button>
    </div>
  );
});
