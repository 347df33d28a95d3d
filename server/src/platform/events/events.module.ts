import {
  type BeforeApplicationShutdown,
  Global,
  Inject,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleInit,
  Optional,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, EventSink } from '@server/platform/database';
import { Registry } from 'prom-client';
import { DataSource } from 'typeorm';
import { EventEntity } from './event.entity';
import { createEventBus, type EventBus } from './event-bus';
import { EventDeliveryEntity } from './event-delivery.entity';
import { EventDispatcher } from './event-dispatcher';
import { measureDeliveries } from './event-metrics';
import { EventOperations } from './event-operations';
import { declarationOf, type EventHandler, SubscriberRegistry } from './event-subscriber';
import type { EventsSettings } from './events.settings';
import { KnownSubscriberEntity } from './known-subscriber.entity';
import { PruneEvents } from './prune-events.job';
import { PrunedEventsEntity } from './pruned-events.entity';

const EVENT_BUS = Symbol('EventBus');
const DEFAULT_RETENTION_DAYS = 30;

type EventModuleSettings = EventsSettings & Pick<Settings, 'roles'>;

/** Finds every `@OnEvent` method; a process with the role `events` delivers from its start to its shutdown. */
@Global()
@Module({
  imports: [
    DiscoveryModule,
    TypeOrmModule.forFeature([EventEntity, EventDeliveryEntity, KnownSubscriberEntity, PrunedEventsEntity]),
  ],
  providers: [
    SubscriberRegistry,
    {
      provide: EVENT_BUS,
      useFactory: (dataSource: DataSource, registry: SubscriberRegistry, clock: Clock) =>
        createEventBus(dataSource, registry, clock, new Logger('Events')),
      inject: [DataSource, SubscriberRegistry, Clock],
    },
    { provide: EventSink, useFactory: (bus: EventBus) => bus.sink, inject: [EVENT_BUS] },
    { provide: EventDispatcher, useFactory: (bus: EventBus) => bus.dispatcher, inject: [EVENT_BUS] },
    {
      provide: PruneEvents,
      useFactory: (database: Database, registry: SubscriberRegistry, settings?: EventModuleSettings) =>
        new PruneEvents(database, registry, settings?.eventRetentionDays ?? DEFAULT_RETENTION_DAYS),
      inject: [Database, SubscriberRegistry, { token: SETTINGS, optional: true }],
    },
  ],
  exports: [EventSink, EventDispatcher, SubscriberRegistry],
})
export class EventsModule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly registry: SubscriberRegistry,
    private readonly dispatcher: EventDispatcher,
    private readonly database: Database,
    @Optional() private readonly metrics?: Registry,
    @Optional() @Inject(SETTINGS) private readonly settings?: EventModuleSettings,
  ) {}

  onModuleInit(): void {
    const instances = new Set<object>();
    for (const { instance } of this.discovery.getProviders()) {
      if (instance !== null && typeof instance === 'object') instances.add(instance);
    }
    for (const instance of instances) this.registerMethodsOf(instance as Record<string, unknown>);
    if (this.metrics)
      measureDeliveries(this.metrics, new EventOperations(this.database), new Logger('Events'));
  }

  onApplicationBootstrap(): void {
    if (this.settings?.roles.has('events') ?? true) this.dispatcher.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.dispatcher.stop();
  }

  private registerMethodsOf(instance: Record<string, unknown>): void {
    for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance))) {
      const method = instance[name];
      const declaration = typeof method === 'function' ? declarationOf(method) : undefined;
      if (declaration)
        this.registry.register({
          ...declaration,
          handle: (method as EventHandler<unknown>).bind(instance),
        });
    }
  }
}
