import type { User } from '@shared/contracts';
import { levelOfXp, xpOfLevel, xpWithinLevel } from '@shared/rules/levels';
import type { OwnUser } from './get-own-user';

/** A user's own account. */
export function presentUser({ user, details, totals: { xp, gems } }: OwnUser): User {
  const level = levelOfXp(xp);
  return {
    UUID: user.id,
    CreatedAt: user.createdAt.toISOString(),
    Handle: user.handle,
    Email: user.email,
    FirstName: user.firstName,
    LastName: user.lastName,
    Gems: gems,
    Level: level,
    XPForLevel: xpWithinLevel(xp),
    XPTotalForLevel: xpOfLevel(level),
    ProfileImageURL: user.profileImageUrl,
    VimEnabled: user.vimEnabled,
    DiscordUserID: user.discordUserId,
    IsAdmin: user.isAdmin,
    Bio: details.bio,
    JobTitle: details.jobTitle,
    Location: details.location,
    TwitterHandle: details.twitterHandle,
    LinkedinURL: details.linkedinUrl,
    GithubHandle: details.githubHandle,
    WebsiteURL: details.websiteUrl,
    ExperienceLevel: details.experienceLevel,
    RecruitersCanContact: details.recruitersCanContact,
    IsPrivate: details.isPrivate,
    ShowsDiscord: details.showsDiscord,
    NotifyOnCommissions: details.notifyOnCommissions,
    TimeZone: user.timeZone,
    Locale: user.locale,
    HidesCompetition: user.hidesCompetitionSince !== null,
  };
}
