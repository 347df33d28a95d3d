import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AchievementMetricName } from '@shared/rules/achievements';

/**
 * Something that achievements count. The feature that owns it provides a subclass, which is discovered at startup, and
 * calls `EarnAchievements.execute` when it has changed.
 */
export abstract class AchievementMetric {
  abstract readonly name: AchievementMetricName;

  /** The learner's count so far, a whole number that only grows. */
  abstract valueOf(userId: string): Promise<number>;
}

/** The `total` of a query with one row; 0 without a row. */
export const countOf = async (rows: Promise<Array<{ total: number }>>): Promise<number> =>
  Number((await rows)[0]?.total ?? 0);

/** Every metric that this server can count. */
@Injectable()
export class AchievementMetrics implements OnModuleInit {
  private metrics = new Map<AchievementMetricName, AchievementMetric>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.use(new Set(instances.filter((instance) => instance instanceof AchievementMetric)));
  }

  /** @throws Error if two have the same name. */
  use(metrics: Iterable<AchievementMetric>): this {
    this.metrics = new Map();
    for (const metric of metrics) {
      if (this.metrics.has(metric.name))
        throw new Error(`Two achievement metrics are called ${metric.name}.`);
      this.metrics.set(metric.name, metric);
    }
    return this;
  }

  has(name: AchievementMetricName): boolean {
    return this.metrics.has(name);
  }

  /** The learner's counts; those that this server can't count are missing. */
  async valuesOf(
    userId: string,
    names: Iterable<AchievementMetricName>,
  ): Promise<Map<AchievementMetricName, number>> {
    const known = [...new Set(names)].flatMap((name) => this.metrics.get(name) ?? []);
    const values = await Promise.all(
      known.map(async (metric) => [metric.name, await metric.valueOf(userId)] as const),
    );
    return new Map(values);
  }
}
