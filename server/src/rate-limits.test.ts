import { expect, test } from 'vitest';
import { LeaderboardsController } from './community/leaderboards/leaderboards.controller';
import { ReportsController } from './community/moderation/reports.controller';
import { PreferencesController } from './community/notifications/preferences/preferences.controller';
import { LeaguesController } from './game/leagues/leagues.controller';
import { StreakController } from './game/streak/streak.controller';
import { CourseImageController } from './learning/catalog/course-image.controller';
import { CertificatesController } from './learning/certificates/certificates.controller';
import { TrainingController } from './learning/training/training.controller';
import { ProfilesController } from './people/profiles/profiles.controller';
import { SqlConsoleController } from './solving/sql-console/sql-console.controller';
import { TimeController } from './solving/submissions/time.controller';

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
