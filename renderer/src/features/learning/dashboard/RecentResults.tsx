import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RecentResult } from '@web/api';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { Card } from '@web/ui/Card';
import { Check, RotateCcw } from '@web/ui/icons';
import { UiLink } from '@web/ui/UiLink';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import styles from './RecentResults.module.css';

function Row({ result }: { result: RecentResult }) {
  const isSolved = result.resultSlug === 'success';
  return (
    <li className={styles.row} data-solved={isSolved}>
      {isSolved ? <Check aria-hidden="true" /> : <RotateCcw aria-hidden="true" />}
      <UiLink href={`/lessons/${result.lessonUuid}`} className={styles.title}>
        {result.lessonTitle}
      </UiLink>
      {result.xpReward > 0 ? (
        <span className={styles.xp}>+{formatNumber(result.xpReward)} XP</span>
      ) : (
        <VisuallyHidden>{isSolved ? t`solved` : t`not solved yet`}</VisuallyHidden>
      )}
    </li>
  );
}

/** The lessons submitted last. Optional, so a failed load shows no error. */
export const RecentResults = observer(function RecentResults() {
  const { recentResults } = useStores().progress;
  useLoad(recentResults);
  const results = recentResults.value;
  if (!results && !recentResults.isWaiting) return null;
  return (
    <Card title={t`Recent results`} className={styles.card}>
      {results?.length === 0 && (
        <p className={styles.quiet}>
          <Trans>Submit your first answer and the result shows up here.</Trans>
        </p>
      )}
      {results && results.length > 0 && (
        <ul className={styles.list}>
          {results.map((result) => (
            <Row key={result.uuid} result={result} />
          ))}
        </ul>
      )}
    </Card>
  );
});
