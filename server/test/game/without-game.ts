import { type DynamicModule, Global, Module } from '@nestjs/common';
import { LeaderboardsModule } from '@server/community/leaderboards';
import { RecruitsModule } from '@server/community/recruits';
import { AchievementsModule } from '@server/game/achievements';
import { BossesModule } from '@server/game/bosses';
import { ItemsModule } from '@server/game/items';
import { LeaguesModule } from '@server/game/leagues';
import { QuestsModule } from '@server/game/quests';
import { RewardsModule } from '@server/game/rewards';
import { SharpshooterModule } from '@server/game/sharpshooter';
import { StreakModule } from '@server/game/streak';
import { XpModule } from '@server/game/xp';
import { FirstLessonBonus } from '@server/learning/catalog';
import { UserTotals } from '@server/people/users';
import { LessonRewards, NO_REWARD } from '@server/solving/submissions';
import { CURRENCIES } from '@shared/rules/currencies';

const GAME: readonly unknown[] = [
  AchievementsModule,
  BossesModule,
  ItemsModule,
  LeaderboardsModule,
  LeaguesModule,
  QuestsModule,
  RecruitsModule,
  RewardsModule,
  SharpshooterModule,
  StreakModule,
  XpModule,
];

const nothing = Object.fromEntries(CURRENCIES.map((currency) => [currency, 0]));

/** What the rest of the server asks of the game. */
@Global()
@Module({
  providers: [
    { provide: FirstLessonBonus, useValue: { leftToday: async () => 0 } },
    { provide: LessonRewards, useValue: { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD } },
    { provide: UserTotals, useValue: { totalsOf: async () => nothing } },
  ],
  exports: [FirstLessonBonus, LessonRewards, UserTotals],
})
class NoGame {}

type Modules = NonNullable<DynamicModule['imports']>;

/** Pages such as profiles show the game, so they can't do without it either. */
const needsGame = (module: unknown): boolean =>
  GAME.includes(module) ||
  (typeof module === 'function' && (Reflect.getMetadata('imports', module) ?? []).some(needsGame));

/** The server's modules without those of the game, and without those that import them. */
export const withoutGame = (modules: Modules): Modules => [
  NoGame,
  ...modules.filter((module) => !needsGame(module)),
];
