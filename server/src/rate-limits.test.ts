import { expect, test } from 'vitest';
import { CourseImageController } from './catalog/course-image.controller';
import { CertificatesController } from './certificates/certificates.controller';
import { LeaderboardsController } from './game/leaderboards/leaderboards.controller';
import { LeaguesController } from './game/leagues/leagues.controller';
import { StreakController } from './game/streak/streak.controller';
import { ReportsController } from './moderation/reports.controller';
import { PreferencesController } from './notifications/preferences/preferences.controller';
import { ProfilesController } from './profiles/profiles.controller';
import { SqlConsoleController } from './sql-console/sql-console.controller';
import { TimeController } from './submissions/time.controller';
import { TrainingController } from './training/training.controller';

const ROUTE_CONFIG = '__fastify_route_config__';

/** How often somebody may make a call in a minute; undefined without a limit of its own. */
function limitOf<T extends object>(
  controller: { prototype: T },
  handler: keyof T & string,
): number | undefined {
  const config = Reflect.getMetadata(ROUTE_CONFIG, controller.prototype[handler] as object) as
    | { rateLimit?: { max: number } }
    | undefined;
  return config?.rateLimit?.max;
}

test('calls that draw, count a year of days, or write have limits of their own', () => {
  expect({
    thumbnail: limitOf(ProfilesController, 'thumbnail'),
    certificate: limitOf(CertificatesController, 'image'),
    renewed: limitOf(CertificatesController, 'renewImage'),
    course: limitOf(CourseImageController, 'image'),
    heatMap: limitOf(StreakController, 'heatmap'),
    stats: limitOf(ProfilesController, 'numbers'),
    board: limitOf(LeaderboardsController, 'xp'),
    league: limitOf(LeaguesController, 'own'),
    courseDatabase: limitOf(SqlConsoleController, 'run'),
    training: limitOf(TrainingController, 'session'),
    giveUp: limitOf(TrainingController, 'giveUp'),
    pushDevice: limitOf(PreferencesController, 'addDevice'),
    timeAnchor: limitOf(TimeController, 'create'),
    reportsAnHour: limitOf(ReportsController, 'create'),
  }).toEqual({
    thumbnail: 30,
    certificate: 30,
    renewed: 10,
    course: 120,
    heatMap: 120,
    stats: 120,
    board: 300,
    league: 120,
    courseDatabase: 60,
    training: 60,
    giveUp: 60,
    pushDevice: 30,
    timeAnchor: 60,
    reportsAnHour: 20,
  });
});
