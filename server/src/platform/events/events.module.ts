import {
  type BeforeApplicationShutdown,
  Global,
  Logger,
  Module,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Clock } from '@server/platform/clock';
import { Outbox } from '@server/platform/database';
import { DataSource } from 'typeorm';
import { OutboxDispatcher } from './dispatcher';
import { createEventBus, type EventBus } from './event-bus';
import { onEventMarkOf } from './on-event';
import { OutboxMessage } from './outbox-message.entity';
import { SubscriberRegistry } from './subscriber-registry';

const EVENT_BUS = Symbol('EventBus');

/** Finds every `@OnEvent` method, starts delivering with the application and ends before it does. */
@Global()
@Module({
  imports: [DiscoveryModule, TypeOrmModule.forFeature([OutboxMessage])],
  providers: [
    SubscriberRegistry,
    {
      provide: EVENT_BUS,
      useFactory: (dataSource: DataSource, registry: SubscriberRegistry, clock: Clock) =>
        createEventBus(dataSource, registry, clock, new Logger('Outbox')),
      inject: [DataSource, SubscriberRegistry, Clock],
    },
    { provide: Outbox, useFactory: (bus: EventBus) => bus.outbox, inject: [EVENT_BUS] },
    { provide: OutboxDispatcher, useFactory: (bus: EventBus) => bus.dispatcher, inject: [EVENT_BUS] },
  ],
  exports: [Outbox, OutboxDispatcher, SubscriberRegistry],
})
export class EventsModule implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly registry: SubscriberRegistry,
    private readonly dispatcher: OutboxDispatcher,
  ) {}

  onModuleInit(): void {
    const instances = new Set<object>();
    for (const { instance } of this.discovery.getProviders()) {
      if (instance !== null && typeof instance === 'object') instances.add(instance);
    }
    for (const instance of instances) this.registerMethodsOf(instance as Record<string, unknown>);
  }

  onApplicationBootstrap(): void {
    this.dispatcher.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.dispatcher.stop();
  }

  private registerMethodsOf(instance: Record<string, unknown>): void {
    for (const name of this.scanner.getAllMethodNames(Object.getPrototypeOf(instance))) {
      const method = instance[name];
      const mark = typeof method === 'function' ? onEventMarkOf(method) : undefined;
      if (mark)
        this.registry.register({ ...mark, handle: (method as (...args: unknown[]) => void).bind(instance) });
    }
  }
}
