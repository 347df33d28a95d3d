import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '@server/platform/database';

/**
 * Something that helps others and counts as karma. A feature's module provides a subclass, which is discovered at
 * startup, and calls `LeaderboardEntries.refresh` when the karma of a learner may have changed.
 */
export abstract class KarmaSource {
  /** The learner's karma from this source: a whole number, at least 0, calculated from what's stored. */
  abstract karmaOf(tx: Transaction, userId: string): Promise<number>;
}

/** All sources of karma. */
@Injectable()
export class Karma implements OnModuleInit {
  private sources: KarmaSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.use(new Set(instances.filter((instance) => instance instanceof KarmaSource)));
  }

  use(sources: Iterable<KarmaSource>): this {
    this.sources = [...sources];
    return this;
  }

  async of(tx: Transaction, userId: string): Promise<number> {
    let sum = 0;
    for (const source of this.sources) sum += await source.karmaOf(tx, userId);
    return sum;
  }
}
