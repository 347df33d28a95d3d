import {
  type DynamicModule,
  Inject,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { AdminModule } from '@server/admin';
import { DesktopAppModule } from '@server/desktop-app';
import { MailboxModule } from '@server/mailbox';
import type { Registry } from 'prom-client';
import { AccountDataModule } from './account-data';
import { AuthModule } from './auth';
import { CatalogModule, CourseOutlines } from './catalog';
import { CertificatesModule } from './certificates';
import { CompileModule } from './compile';
import { ContentImporter, ContentImportModule } from './content-import';
import { DraftsModule } from './drafts';
import { FeedbackModule } from './feedback';
import { AchievementsModule } from './game/achievements';
import { BossesModule } from './game/bosses';
import { DiscordRewardsModule } from './game/discord-rewards';
import { ItemsModule } from './game/items';
import { LeaderboardsModule } from './game/leaderboards';
import { LeaguesModule } from './game/leagues';
import { QuestsModule } from './game/quests';
import { RecruitsModule } from './game/recruits';
import { RewardsModule } from './game/rewards';
import { SharpshooterModule } from './game/sharpshooter';
import { StreakModule } from './game/streak';
import { XpModule } from './game/xp';
import { GithubModule } from './github';
import { LessonInsightsModule } from './lesson-insights';
import { LessonsModule } from './lessons';
import { migrations } from './migrations';
import { ModerationModule } from './moderation';
import { NotificationsModule } from './notifications';
import type { Clock } from './platform/clock';
import { ConfigModule, SETTINGS, type Settings } from './platform/config';
import { Database, DatabaseModule, diskReadiness } from './platform/database';
import { EventsModule } from './platform/events';
import { EndpointGuard, ErrorFilter, ReplyCheck } from './platform/http';
import { JobsModule } from './platform/jobs';
import { redisReadiness } from './platform/redis';
import { ShareImagesModule } from './platform/share-images';
import { Readiness, TelemetryModule } from './platform/telemetry';
import { ProfilesModule } from './profiles';
import { RealtimeModule } from './realtime';
import { RegradingModule } from './regrading';
import { ResetsModule } from './resets';
import { ReviewsModule } from './reviews';
import { SANDBOX, type Sandbox, SandboxModule } from './sandbox';
import { SetupModule } from './setup';
import { SiteSettingsModule } from './site-settings';
import { SpellbookModule } from './spellbook';
import { SqlConsoleModule } from './sql-console';
import { SubmissionsModule } from './submissions';
import { SystemModule } from './system';
import { TerminalModule } from './terminal';
import { TrainingModule } from './training';
import { UsersModule } from './users';

export interface AppOptions {
  settings: Settings;
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
    private readonly outlines: CourseOutlines,
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
    this.importer.onChanged(() => this.outlines.forget());
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
