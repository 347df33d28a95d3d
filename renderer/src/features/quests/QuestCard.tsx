import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { questsOf } from '@web/stores/quests.store';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { withArticle } from '@web/ui/withArticle';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './QuestCard.module.css';
import { chestNameOf, isComplete } from './quest-looks';

/** Today's quest: how far it is, or the way to the board. Nothing if it can't be loaded. */
export const QuestCard = observer(function QuestCard() {
  const quests = questsOf(useStores().scope);
  const { board, accepted } = quests;
  useLoad(board);
  // Lessons may have been completed since.
  useEffect(() => {
    if (quests.board.status === 'ready') void quests.board.reload();
  }, [quests]);
  if (!board.value) return board.error ? null : <Skeleton height="9rem" label="Loading your quest" />;
  if (!accepted?.progress) {
    return (
      <Card title="Today’s quest">
        <p className={styles.text}>Three quests are on the board. Accept one, and a chest is yours.</p>
        <ButtonLink href="?modal=quest-board">Choose a quest</ButtonLink>
      </Card>
    );
  }
  const { currentProgress, maxProgress } = accepted.progress;
  return (
    <Card title="Today’s quest">
      <Progress
        label={accepted.dailyQuestConst.description}
        tone={isComplete(accepted) ? 'success' : 'ember'}
        value={currentProgress}
        max={maxProgress}
        text={`${formatNumber(currentProgress)} of ${formatNumber(maxProgress)}`}
      />
      <p className={styles.text}>
        {isComplete(accepted) ? 'Done! Your chest is waiting.' : `For ${withArticle(chestNameOf(accepted))}.`}
      </p>
    </Card>
  );
});
