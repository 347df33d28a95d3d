import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AdminModule } from '@server/operations/admin';
import { DesktopAppModule } from '@server/operations/desktop-app';
import { MailboxModule } from '@server/operations/mailbox';
import type { Registry } from 'prom-client';
import { ContentImporter, ContentImportModule } from './authoring/content-import';
import { LessonInsightsModule } from './authoring/lesson-insights';
import { RegradingModule } from './authoring/regrading';
import { AccountsModule } from './commerce/accounts';
import { InboxModule } from './commerce/inbox';
import { DiscordRewardsModule } from './community/discord-rewards';
import { FeedbackModule } from './community/feedback';
import { LeaderboardsModule } from './community/leaderboards';
import { ModerationModule } from './community/moderation';
import { NotificationsModule } from './community/notifications';
import { RealtimeModule } from './community/realtime';
import { RecruitsModule } from './community/recruits';
import { ReviewsModule } from './community/reviews';
import { AchievementsModule } from './game/achievements';
import { BossesModule } from './game/bosses';
import { ItemsModule } from './game/items';
import { LeaguesModule } from './game/leagues';
import { QuestsModule } from './game/quests';
import { RewardsModule } from './game/rewards';
import { SharpshooterModule } from './game/sharpshooter';
import { StreakModule } from './game/streak';
import { XpModule } from './game/xp';
import { CatalogModule } from './learning/catalog';
import { CertificatesModule } from './learning/certificates';
import { LessonsModule } from './learning/lessons';
import { PlacementsModule } from './learning/placements';
import { ResetsModule } from './learning/resets';
import { SpellbookModule } from './learning/spellbook';
import { TrainingModule } from './learning/training';
import { migrations } from './migrations';
import { SetupModule } from './operations/setup';
import { SiteSettingsModule } from './operations/site-settings';
import { SystemModule } from './operations/system';
import { AccountDataModule } from './people/account-data';
import { AuthModule } from './people/auth';
import { ProfilesModule } from './people/profiles';
import { UsersModule } from './people/users';
import { CacheModule } from './platform/cache';
import type { Clock } from './platform/clock';
import { ConfigModule, SETTINGS, type Settings } from './platform/config';
import { Database, DatabaseModule, diskReadiness } from './platform/database';
import { EventsModule } from './platform/events';
import { EndpointGuard, ErrorFilter, ReplyCheck } from './platform/http';
import { JobsModule } from './platform/jobs';
import { redisReadiness } from './platform/redis';
import { ShareImagesModule } from './platform/share-images';
import { Readiness, TelemetryModule } from './platform/telemetry';
import { SANDBOX, type Sandbox, SandboxModule } from './sandbox';
import type { ServerSettings } from './settings';
import { CompileModule } from './solving/compile';
import { DraftsModule } from './solving/drafts';
import { GithubModule } from './solving/github';
import { SqlConsoleModule } from './solving/sql-console';
import { SubmissionsModule } from './solving/submissions';
import { TerminalModule } from './solving/terminal';

export interface AppOptions {
  settings: ServerSettings;
  /** The answer of GET /version. */
  version: string;
  /** Folders with language runtimes, absolute paths: the first that has a language wins. */
  runtimesFolders: readonly string[];
  /** Folders of what learners can install, absolute paths: the first that has a file wins. */
  downloadsFolders?: readonly string[];
  /** Imports content again when a file changes, for authors. */
  watchContent: boolean;
  /** False for a command beside a server: it works with the content that the server has. Default: true. */
  importsContent?: boolean;
  /** Validates every reply against its schema (not in production). */
  checkReplies: boolean;
  /** The process's metrics. */
  registry: Registry;
  clock?: Clock;
}

/** The whole server, put together from its features; wiring only. */
@Module({})
export class AppModule implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly redis: ReturnType<typeof redisReadiness> | undefined;

  constructor(
    private readonly readiness: Readiness,
    private readonly database: Database,
    private readonly importer: ContentImporter,
    @Inject(SANDBOX) private readonly sandbox: Sandbox,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'redisUrl' | 'dataDir'>,
  ) {
    this.redis = settings.redisUrl ? redisReadiness(settings.redisUrl) : undefined;
  }

  onApplicationShutdown(): void {
    this.redis?.close();
  }

  static forRoot(options: AppOptions): DynamicModule {
    const { settings } = options;
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(settings),
        TelemetryModule.forRoot(options.registry),
        DatabaseModule.forRoot({ ...settings, migrations, clock: options.clock }),
        CacheModule,
        EventsModule,
        JobsModule,
        ShareImagesModule,
        SandboxModule.forRoot({
          runtimesFolders: options.runtimesFolders,
          concurrency: settings.runners,
          spares: settings.spareRunners,
          redisUrl: settings.redisUrl,
          isOff: !settings.redisUrl && !settings.roles.has('runner'),
        }),
        ContentImportModule.forRoot({
          contentDir: settings.contentDir,
          watch: options.watchContent,
          isOff: options.importsContent === false,
        }),
        UsersModule,
        SiteSettingsModule,
        AuthModule,
        CatalogModule,
        LessonsModule,
        SpellbookModule,
        GithubModule,
        AccountDataModule,
        SubmissionsModule,
        LessonInsightsModule,
        RegradingModule,
        DraftsModule,
        CertificatesModule,
        PlacementsModule,
        ResetsModule,
        FeedbackModule,
        ReviewsModule,
        TerminalModule,
        TrainingModule,
        CompileModule.forRoot({ dataDir: settings.dataDir, runtimesFolders: options.runtimesFolders }),
        SqlConsoleModule,
        XpModule,
        DiscordRewardsModule,
        ItemsModule,
        SharpshooterModule,
        LeaderboardsModule,
        LeaguesModule,
        RealtimeModule,
        NotificationsModule,
        RewardsModule,
        AchievementsModule,
        QuestsModule,
        BossesModule,
        RecruitsModule,
        StreakModule,
        AccountsModule,
        InboxModule,
        AdminModule,
        SetupModule,
        ProfilesModule,
        ModerationModule,
        MailboxModule,
        DesktopAppModule.forRoot(options.downloadsFolders ?? []),
        SystemModule.forRoot(options.version),
      ],
      providers: [
        { provide: APP_GUARD, useClass: EndpointGuard },
        { provide: APP_FILTER, useClass: ErrorFilter },
        ...(options.checkReplies ? [{ provide: APP_INTERCEPTOR, useClass: ReplyCheck }] : []),
      ],
    };
  }

  onApplicationBootstrap(): void {
    this.readiness.add({
      name: 'database',
      isReady: async () => Boolean(await this.database.dataSource.query('SELECT 1')),
    });
    this.readiness.add(diskReadiness(this.database, this.settings.dataDir));
    if (this.redis) this.readiness.add(this.redis);
    this.readiness.add({ name: 'content', isReady: () => this.importer.isReady });
    this.readiness.add({ name: 'runners', isReady: () => this.sandbox.isReady() });
  }
}
