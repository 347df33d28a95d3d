import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorText, type QuestBoardEntry } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { chestName } from '@web/game-names';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { cx } from '@web/ui/cx';
import { Dialog } from '@web/ui/Dialog';
import { Emblem } from '@web/ui/Emblem';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { toasts } from '@web/ui/toasts';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styles from './QuestBoardDialog.module.css';
import { chestOf, isComplete, lookOf } from './quest-looks';
import { progressText, questText } from './quest-texts';
import { questsOf } from './quests.store';
import { timeRemaining } from './time-remaining';

const TICK_MS = 1_000;

/** Counts down to the end of a quest. Not read aloud: it changes every second. */
function Countdown({ until }: { until: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const rest = timeRemaining(new Date(until), now);
  return (
    <time dateTime={until}>
      <Trans>{rest} left</Trans>
    </time>
  );
}

interface QuestProps {
  entry: QuestBoardEntry;
  /** Whether it can be accepted. */
  canAccept: boolean;
}

const Quest = observer(function Quest({ entry, canAccept }: QuestProps) {
  const quests = questsOf(useStores().scope);
  const [isBusy, setBusy] = useState(false);
  const { dailyQuestConst: quest, progress } = entry;
  const { title, tone } = lookOf(quest.difficulty);
  const isDone = isComplete(entry);

  const accept = async () => {
    setBusy(true);
    await quests.accept(entry).catch((error: unknown) => toasts.error(errorText(error)));
    setBusy(false);
  };

  return (
    <li className={cx(styles.quest, progress && styles.accepted)}>
      <Emblem name={isDone ? 'chest-open' : 'chest'} tone={tone} shape="round" size={64} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          {title}
          <span className={styles.chest}>{chestName(chestOf(entry))}</span>
        </h3>
        <p>{questText(quest.uuid, quest.description)}</p>
        {progress && (
          <>
            <Progress
              label={t`Progress`}
              hideLabel
              size="sm"
              tone={isDone ? 'success' : 'ember'}
              value={progress.currentProgress}
              max={progress.maxProgress}
              text={progressText(progress)}
            />
            <p className={styles.state}>
              {isDone ? t`Done! Your chest is waiting.` : <Countdown until={progress.expiresAt} />}
            </p>
          </>
        )}
      </div>
      {canAccept && (
        <Button loading={isBusy} onClick={() => void accept()} aria-label={t`Accept the ${title} quest`}>
          <Trans>Accept</Trans>
        </Button>
      )}
    </li>
  );
});

export interface QuestBoardDialogProps {
  open: boolean;
  onClose: () => void;
}

/** ?modal=quest-board */
export const QuestBoardDialog = observer(function QuestBoardDialog(props: QuestBoardDialogProps) {
  const quests = questsOf(useStores().scope);
  const { open } = props;
  useEffect(() => {
    if (open && quests.board.value) void quests.board.reload();
  }, [open, quests]);
  return (
    <Dialog
      title={t`Quest board`}
      description={t`Accept one quest a day. You have 24 hours, and no way back.`}
      {...props}
    >
      <Loaded
        state={quests.board}
        skeleton={<Skeleton height="18rem" label={t`Loading the quest board`} />}
        what={t`the quest board`}
      >
        {(board) => (
          <ul className={styles.list}>
            {board.map((entry) => (
              <Quest key={entry.dailyQuestConst.uuid} entry={entry} canAccept={!quests.accepted} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className={styles.hint}>
        <UiLink href="/community/odds">
          <Trans>What’s in the chests?</Trans>
        </UiLink>
      </p>
    </Dialog>
  );
});
