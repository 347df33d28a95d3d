import { selectOrdinal, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { roleIndexOf } from '@shared/rules/levels';
import type { PublicProfile } from '@web/api';
import { type Reportable, ReportButton } from '@web/features/community/moderation';
import { useModalHref } from '@web/features/game/items';
import { DiscordLogo } from '@web/features/people/auth';
import { leagueName, roleName } from '@web/game-names';
import { dateFormat } from '@web/i18n';
import { useHidesCompetition, useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Button, ButtonLink } from '@web/ui/Button';
import { copyText } from '@web/ui/copyText';
import { Emblem } from '@web/ui/Emblem';
import { Briefcase, CalendarDays, Globe, Handshake, Link2, Lock, MapPin, Pencil } from '@web/ui/icons';
import { LevelBar } from '@web/ui/LevelBar';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { linksOf } from '../links';
import styles from './ProfileHead.module.css';
import { ProfileImage } from './ProfileImage';

const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    <span aria-hidden="true">{icon}</span>
    <span>{children}</span>
  </li>
);

function Facts({ profile }: { profile: PublicProfile }) {
  const { discordHandle } = profile;
  const joined = MONTH.format(new Date(profile.createdAt));
  return (
    <ul className={styles.facts}>
      {profile.jobTitle && <Fact icon={<Briefcase />}>{profile.jobTitle}</Fact>}
      {profile.recruitersCanContact && (
        <Fact icon={<Handshake />}>
          <Trans>Open to job offers</Trans>
        </Fact>
      )}
      {profile.location && <Fact icon={<MapPin />}>{profile.location}</Fact>}
      {linksOf(profile).map(({ href, label }) => (
        <Fact key={href} icon={<Globe />}>
          <UiLink href={href} target="_blank" rel="nofollow noopener noreferrer me">
            {label}
          </UiLink>
        </Fact>
      ))}
      {discordHandle && <Fact icon={<DiscordLogo />}>{t`${discordHandle} on Discord`}</Fact>}
      <Fact icon={<CalendarDays />}>{t`Joined ${joined}`}</Fact>
    </ul>
  );
}

const LeagueBadge = observer(function LeagueBadge({ badge }: { badge: PublicProfile['leagueBadge'] }) {
  if (useHidesCompetition() || !badge) return null;
  const league = leagueName(badge.leagueName);
  const { place } = badge;
  const ordinal = selectOrdinal(place, { one: '#st', two: '#nd', few: '#rd', other: '#th' });
  return (
    <Badge tone="gold" icon={<Emblem name="league" shape="round" size={20} />}>
      {t`${ordinal} in the ${league} league`}
    </Badge>
  );
});

/** What of a profile can be offensive, if it's there. */
function reportablesOf({ uuid, firstName, lastName, handle, bio, profileImageUrl }: PublicProfile) {
  const all: (Reportable | false)[] = [
    { kind: 'name', uuid, label: `${firstName} ${lastName}`.trim() },
    { kind: 'handle', uuid, label: `@${handle}` },
    bio !== null && { kind: 'bio', uuid },
    profileImageUrl !== null && { kind: 'picture', uuid },
  ];
  return all.filter((each) => each !== false);
}

/** Who it is: picture in the role's frame, name, level, and what they say about themselves. */
export const ProfileHead = observer(function ProfileHead({ profile }: { profile: PublicProfile }) {
  const { user } = useStores();
  const settings = useModalHref('settings', 'profile');
  const { firstName, lastName, handle, level, bio } = profile;
  const name = `${firstName} ${lastName}`.trim();
  const isOwn = user.user?.uuid === profile.uuid;
  return (
    <header className={styles.head}>
      <ProfileImage
        name={name}
        src={profile.profileImageUrl}
        roleIndex={roleIndexOf(level)}
        editable={isOwn}
      />
      <div className={styles.who}>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.handle}>@{handle}</p>
        <div className={styles.level}>
          <p className={styles.role}>
            {roleName(level)} <LeagueBadge badge={profile.leagueBadge} />
          </p>
          <LevelBar level={level} xp={profile.xpForLevel} xpTotal={profile.xpTotalForLevel} />
        </div>
      </div>
      <div className={styles.actions}>
        {isOwn && (
          <ButtonLink href={settings} variant="primary" icon={<Pencil />}>
            <Trans>Edit profile</Trans>
          </ButtonLink>
        )}
        <Button icon={<Link2 />} onClick={() => void copyText(`${window.location.origin}/u/${handle}`)}>
          <Trans>Copy link</Trans>
        </Button>
        {user.user && !isOwn && <ReportButton author={name} subjects={reportablesOf(profile)} />}
      </div>
      {isOwn && profile.isPrivate && (
        <p className={styles.private}>
          <Lock aria-hidden="true" /> <Trans>Your profile is private. Only you see this page.</Trans>
        </p>
      )}
      <div className={styles.about}>
        {bio && <p className={styles.bio}>{bio}</p>}
        <Facts profile={profile} />
      </div>
    </header>
  );
});
