import { t } from '@lingui/core/macro';
import { keptRecruiter } from '@web/features/people/auth';
import { useStores } from '@web/stores';
import { forgetTrack } from '@web/stores/sign-up-flow';
import { chosenQuestId, forgetQuest } from '@web/stores/sign-up-quest';
import { toasts } from '@web/ui/toasts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';

/** An account younger than this may have been opened with what's kept in this browser. */
const NEW_ACCOUNT_MS = 3_600_000;

/** Saves what somebody chose before they had an account: their track, their first quest, and who recruited them. */
export const AfterSignUp = observer(function AfterSignUp() {
  const stores = useStores();
  const { session, user, platform } = stores;
  const createdAt = session.isSignedIn ? user.state.value?.createdAt : undefined;
  useEffect(() => {
    if (createdAt === undefined) return;
    if (Date.now() - Date.parse(createdAt) > NEW_ACCOUNT_MS) {
      forgetQuest(platform.storage);
      forgetTrack(platform.storage);
      return;
    }
    import('@web/features/people/onboarding')
      .then(({ saveSignUpFlow }) => saveSignUpFlow(stores))
      .catch((error: unknown) => console.warn('What was chosen before the sign-up was not saved', error));
    if (chosenQuestId(platform.storage) !== null)
      import('@web/features/game/quests')
        .then(({ saveSignUpQuest }) => saveSignUpQuest(stores))
        .then(() => toasts.success(t`Your first quest has started. You have 24 hours.`))
        .catch((error: unknown) =>
          console.warn('The quest chosen before the sign-up was not accepted', error),
        );
    if (keptRecruiter(platform) !== null)
      import('@web/features/community/recruits')
        .then(({ confirmKeptRecruiter }) => confirmKeptRecruiter(stores))
        .catch((error: unknown) => console.warn('The recruiter waits for the next visit', error));
  }, [stores, platform, createdAt]);
  return null;
});
