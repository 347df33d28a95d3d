import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { aChest } from '@web/game-names';
import { useLoad, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Card } from '@web/ui/Card';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styles from './QuestCard.module.css';
import { chestOf, isComplete } from './quest-looks';
import { progressText, questText } from './quest-texts';
import { questsOf } from './quests.store';

/** Today's quest: how far it is, or the way to the board. Nothing if it can't be loaded. */
export const QuestCard = observer(function QuestCard() {
  const quests = questsOf(useStores().scope);
  const { board, accepted } = quests;
  useLoad(board);
  // Lessons may have been completed since.
  useEffect(() => {
    if (quests.board.status === 'ready') void quests.board.reload();
  }, [quests]);
  if (!board.value) return board.error ? null : <Skeleton height="9rem" label={t`Loading your quest`} />;
  if (!accepted?.progress) {
    return (
      <Card title={t`Today’s quest`}>
        <p className={styles.text}>
          <Trans>Three quests are on the board. Accept one, and a chest is yours.</Trans>
        </p>
        <ButtonLink href="?modal=quest-board">
          <Trans>Choose a quest</Trans>
        </ButtonLink>
      </Card>
    );
  }
  const { currentProgress, maxProgress } = accepted.progress;
  const { uuid, description } = accepted.dailyQuestConst;
  const chest = aChest(chestOf(accepted));
  return (
    <Card title={t`Today’s quest`}>
      <Progress
        label={questText(uuid, description)}
        tone={isComplete(accepted) ? 'success' : 'ember'}
        value={currentProgress}
        max={maxProgress}
        text={progressText(accepted.progress)}
      />
      <p className={styles.text}>
        {isComplete(accepted) ? t`Done! Your chest is waiting.` : t`For ${chest}.`}
      </p>
    </Card>
  );
});
