import { t } from '@lingui/core/macro';
import { errorText } from '@web/api';
import { type RootStore, useLoad, useStores } from '@web/stores';
import { Switch } from '@web/ui/Switch';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './CompetitionSettings.module.css';
import { LeaderboardsStore } from './leaderboards.store';
import { leagueOf } from './league.store';

/** Shows right away, and is taken back if the server refuses. @throws ApiError. */
async function hideCompetition(
  { api, user }: Pick<RootStore, 'api' | 'user'>,
  hidden: boolean,
): Promise<void> {
  const show = (hidesCompetition: boolean) => {
    const own = user.state.value;
    if (own) user.state.set({ ...own, hidesCompetition });
  };
  show(hidden);
  try {
    await api.call('hideCompetition', { body: { hidden } });
  } catch (error) {
    show(!hidden);
    throw error;
  }
}

const showError = (error: unknown) => toasts.error(errorText(error));

/**
 * Whether the learner takes part in what compares learners, and whether they see it: a section of settings. Pass the
 * page's store if it has one.
 */
export const CompetitionSettings = observer(function CompetitionSettings(props: {
  store?: LeaderboardsStore;
}) {
  const { api, session, scope, user } = useStores();
  const [own] = useState(
    () => props.store ?? new LeaderboardsStore({ api, isSignedIn: () => session.isSignedIn }),
  );
  const { standing } = own;
  useLoad(standing, session.isSignedIn);
  const { hidesCompetition } = user;
  const takePart = (competes: boolean) =>
    void own.setCompetes(competes).then(() => leagueOf(scope).reload(), showError);
  const hide = (hidden: boolean) =>
    void hideCompetition({ api, user }, hidden).then(() => {
      own.reloadAll();
      leagueOf(scope).reload();
    }, showError);
  return (
    <div className={styles.settings}>
      {!hidesCompetition && (
        <Switch
          label={t`Take part`}
          hint={t`If you turn this off, you leave every board, the feed and your league. You keep your XP.`}
          checked={standing.value?.competes ?? false}
          disabled={!standing.value}
          onChange={takePart}
          spread
        />
      )}
      <Switch
        label={t`Hide leaderboards and leagues`}
        hint={
          hidesCompetition
            ? t`You see no boards or leagues, and nobody sees you on them.`
            : t`You see no boards, no leagues and no notifications about them, and you stop taking part.`
        }
        checked={hidesCompetition}
        onChange={hide}
        spread
      />
    </div>
  );
});
