import {
  type BeforeApplicationShutdown,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { measureJobs } from './job-metrics';
import { JobRunner } from './job-runner';
import { JobStore } from './job-store';
import { ScheduledJob } from './scheduled-job';
import { ScheduledJobEntity } from './scheduled-job.entity';

/** Finds every ScheduledJob; a process with the role `jobs` runs them from its start to its shutdown. */
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([ScheduledJobEntity])],
  providers: [
    { provide: JobStore, useFactory: (dataSource) => new JobStore(dataSource), inject: [DataSource] },
    {
      provide: JobRunner,
      useFactory: (store: JobStore, clock: Clock) => new JobRunner(store, clock, new Logger('Jobs')),
      inject: [JobStore, Clock],
    },
  ],
  exports: [JobRunner],
})
export class JobsModule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly runner: JobRunner,
    private readonly store: JobStore,
    @Optional() private readonly metrics?: Registry,
    @Optional() @Inject(SETTINGS) private readonly settings?: Pick<Settings, 'roles'>,
  ) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.runner.use(new Set(instances.filter((instance) => instance instanceof ScheduledJob)));
    if (this.metrics) measureJobs(this.metrics, this.store, new Logger('Jobs'));
  }

  onApplicationBootstrap(): void {
    if (this.settings?.roles.has('jobs') ?? true) this.runner.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.runner.stop();
  }
}
