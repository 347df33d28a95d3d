import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminQuest } from '@web/api';
import { questText } from '@web/features/game/quests';
import { Loaded } from '@web/features/site/page';
import { formatNumber } from '@web/i18n';
import { AsyncState, useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Card } from '@web/ui/Card';
import { Skeleton } from '@web/ui/Skeleton';
import { Switch } from '@web/ui/Switch';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './admin.module.css';
import { useAction } from './useAction';

const GROUPS: { difficulty: AdminQuest['difficulty']; title: string }[] = [
  { difficulty: 'easy', title: t`Easy` },
  { difficulty: 'medium', title: t`Medium` },
  { difficulty: 'hard', title: t`Hard` },
  { difficulty: 'extreme', title: t`Extreme` },
];
const DAYS: Record<AdminQuest['days'], string> = {
  'every-day': t`On boards every day`,
  weekdays: t`On boards from Monday to Friday`,
  weekends: t`On boards on Saturday and Sunday`,
};

function QuestRow({ quest, onChange }: { quest: AdminQuest; onChange: () => Promise<void> }) {
  const { api } = useStores();
  const { isBusy, run } = useAction();
  const { uuid, description, isOn, isForNewcomers, numAccepted, numCompleted } = quest;
  const accepted = formatNumber(numAccepted);
  const completed = formatNumber(numCompleted);
  const change = (wanted: boolean) =>
    run(async () => {
      await api.call('switchQuest', { params: { id: uuid }, body: { isOn: wanted } });
      await onChange();
    });
  return (
    <Card as="li">
      <Switch
        spread
        label={
          <>
            {questText(uuid, description)}{' '}
            {isForNewcomers && (
              <Badge>
                <Trans>Sign-up</Trans>
              </Badge>
            )}
          </>
        }
        hint={t`Accepted ${accepted} times in 30 days, and finished ${completed} times.`}
        checked={isOn}
        disabled={isBusy}
        onChange={(wanted) => void change(wanted)}
      />
    </Card>
  );
}

/** The daily quests: when each can be on a board, and whether it is. */
export const QuestsTab = observer(function QuestsTab() {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('listQuests', { signal })));
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="24rem" label={t`Loading the quests`} />}
      what={t`the quests`}
    >
      {({ quests }) => (
        <>
          <p className={styles.facts}>
            <Trans>
              Each learner’s board has three quests a day, drawn from those that are on. Switching one off
              takes it off the boards right away, and learners who’ve accepted it can still finish it. People
              who sign up can always choose the ones marked “Sign-up”.
            </Trans>
          </p>
          {GROUPS.map(({ difficulty, title }) => {
            const group = quests.filter((quest) => quest.difficulty === difficulty);
            return (
              <section key={difficulty} className={styles.group} aria-label={title}>
                <h2 className={styles.groupTitle}>{title}</h2>
                <p className={styles.facts}>{group[0] && DAYS[group[0].days]}</p>
                <ul className={styles.list}>
                  {group.map((quest) => (
                    <QuestRow key={quest.uuid} quest={quest} onChange={() => state.reload()} />
                  ))}
                </ul>
              </section>
            );
          })}
        </>
      )}
    </Loaded>
  );
});
