import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PublicProfile } from '@web/api';
import { Loaded, usePageDescription, usePageFacts, usePageTitle } from '@web/features/site/page';
import { roleName } from '@web/game-names';
import { inOwnLanguage } from '@web/i18n';
import { useStores } from '@web/stores';
import { EmptyState } from '@web/ui/EmptyState';
import { Skeleton } from '@web/ui/Skeleton';
import { currentSite } from '@web/ui/site';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { EarnedAchievements } from './components/EarnedAchievements';
import { Learned } from './components/Learned';
import { ProfileActivity } from './components/ProfileActivity';
import { ProfileHead } from './components/ProfileHead';
import { ProfileStats } from './components/ProfileStats';
import styles from './ProfileScreen.module.css';
import { profilesOf } from './profiles.store';

/** An address with an earlier handle, or with capitals, becomes the one that the profile has now. */
function useCurrentAddress(handle: string): void {
  const navigate = useNavigate();
  const { handle: asked } = useParams();
  const { search, hash } = useLocation();
  useEffect(() => {
    if (asked !== handle) void navigate(`/u/${handle}${search}${hash}`, { replace: true });
  }, [asked, handle, navigate, search, hash]);
}

const View = observer(function View({ profile }: { profile: PublicProfile }) {
  const { handle, firstName, lastName, level, thumbnailUrl } = profile;
  const { scope } = useStores();
  const parts = profilesOf(scope).get(handle);
  const name = `${firstName} ${lastName}`.trim();
  const role = roleName(level);
  usePageTitle(`${name} (@${handle})`);
  const { name: site } = currentSite();
  usePageDescription(profile.bio ?? t`${name} learns to code on ${site}: ${role}, level ${level}.`);
  // Learners share their page if they want; nobody has to find it.
  usePageFacts({ image: thumbnailUrl, noIndex: true });
  useCurrentAddress(handle);
  return (
    <>
      <ProfileHead profile={profile} />
      <ProfileStats parts={parts} karma={profile.karma} />
      <ProfileActivity handle={handle} />
      <Learned parts={parts} />
      <EarnedAchievements parts={parts} />
    </>
  );
});

function Denied({ reason }: { reason: string }) {
  usePageTitle(t`Private profile`);
  usePageFacts({ noIndex: true });
  return (
    <>
      <VisuallyHidden>
        <h1>
          <Trans>Private profile</Trans>
        </h1>
      </VisuallyHidden>
      <EmptyState boots="bootsthink" title={reason}>
        <Trans>Its owner keeps it to themselves.</Trans>
      </EmptyState>
    </>
  );
}

/** /u/:handle: a learner's public page. */
export const ProfileScreen = observer(function ProfileScreen() {
  const { scope } = useStores();
  const { handle = '' } = useParams();
  const profiles = profilesOf(scope);
  useEffect(() => profiles.refresh(handle), [profiles, handle]);
  return (
    <Loaded
      isPage
      state={profiles.get(handle).result}
      skeleton={<Skeleton height="46rem" label={t`Loading the profile`} className={styles.skeleton} />}
      what={t`this profile`}
    >
      {(result) =>
        result.status === 'success' ? (
          <View profile={result.profile} />
        ) : (
          <Denied reason={inOwnLanguage(result.reason, result.reasonText)} />
        )
      }
    </Loaded>
  );
});
