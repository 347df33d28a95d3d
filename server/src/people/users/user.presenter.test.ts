import { user as userSchema } from '@shared/contracts';
import { expect, test } from 'vitest';
import { DEFAULT_DETAILS } from './profile-details.entity';
import { UserEntity } from './user.entity';
import { presentUser } from './user.presenter';

const ada: UserEntity = Object.assign(new UserEntity(), {
  id: '0d9a7f0e-6b1c-4d1e-8f55-0f7d9a3b2c11',
  createdAt: new Date('2026-01-05T12:00:00.000Z'),
  handle: 'ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Lovelace',
  timeZone: 'UTC',
  locale: 'de',
  vimEnabled: true,
  isAdmin: false,
  profileImageUrl: null,
  discordUserId: null,
  hidesCompetitionSince: null,
  referringUserId: null,
  activeTrackId: null,
});

test('level and XP progress are derived from total XP', () => {
  const shown = presentUser({ user: ada, details: DEFAULT_DETAILS, totals: { xp: 900, gems: 7 } });
  expect(userSchema.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({
    Gems: 7,
    Locale: 'de',
    Level: 3,
    XPForLevel: 20,
    XPTotalForLevel: 560,
    VimEnabled: true,
  });
});
