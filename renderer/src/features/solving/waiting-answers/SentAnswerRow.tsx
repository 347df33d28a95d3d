import { t } from '@lingui/core/macro';
import type { SubmissionReply } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useStores, type WaitingAnswer } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { UiLink } from '@web/ui/UiLink';
import { countedText, momentText } from './counted-text';
import styles from './WaitingDialog.module.css';
import { titleOf } from './WaitingRow';

/** The server's verdict on an answer that had waited. */
export function SentAnswerRow({ answer, reply }: { answer: WaitingAnswer; reply: SubmissionReply }) {
  const { outbox } = useStores().scope;
  const isSuccess = reply.resultSlug === 'success';
  const counted = countedText(reply);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <UiLink href={`/lessons/${answer.lessonUuid}`} onClick={() => outbox.showList(false)}>
          {titleOf(answer)}
        </UiLink>
        <p className={styles.facts}>{counted ?? momentText(answer.madeAt)}</p>
      </div>
      <div className={styles.actions}>
        {reply.xpReward > 0 && <Badge tone="gold">{`+${formatNumber(reply.xpReward)} XP`}</Badge>}
        <Badge tone={isSuccess ? 'success' : 'neutral'}>{isSuccess ? t`Accepted` : t`Not yet right`}</Badge>
      </div>
    </li>
  );
}
