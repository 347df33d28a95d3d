import type { User } from '@shared/contracts';
import { levelOfXp, xpOfLevel, xpWithinLevel } from '@shared/rules/levels';
import type { UserEntity } from './user.entity';
import type { Totals } from './user-totals';

/** A user's own account. */
export function presentUser(user: UserEntity, { xp, gems }: Totals): User {
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
    HidesCompetition: user.hidesCompetitionSince !== null,
  };
}
