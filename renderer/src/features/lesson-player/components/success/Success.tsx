import type { SubmissionReply } from '@web/api';
import { Badge } from '@web/ui/Badge';
import { CircleCheck, Sparkles } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { usePlayer } from '../../usePlayer';
import { ContinueLink } from './ContinueLink';
import styles from './Success.module.css';

/** An accepted answer, with the next step first. */
export const Success = observer(function Success({ reply }: { reply: SubmissionReply }) {
  const { work } = usePlayer();
  const { xpReward, resultMessage } = reply;
  return (
    <div className={styles.panel} data-result="success">
      <ContinueLink />
      <p className={styles.heading}>
        <CircleCheck aria-hidden="true" />
        {resultMessage || 'Correct!'}
        {xpReward > 0 && (
          <Badge tone="gold" icon={<Sparkles />}>
            +{xpReward} XP
          </Badge>
        )}
      </p>
      {work.renderResult(reply)}
    </div>
  );
});
