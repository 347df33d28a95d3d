import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Transaction } from '@server/platform/database';
import type { LessonPay, NewAccountPay } from './lesson-pay';

/** The order of the rules in docs/rewards.md, with gaps for new ones. */
export const REWARD_ORDER = {
  base: 100,
  firstOfDay: 200,
  streak: 300,
  potion: 400,
  bossAura: 500,
  level: 600,
  tutor: 700,
  solution: 800,
  chapter: 900,
} as const;

/**
 * A rule that adds to the pay of a completed lesson. A feature's module provides a subclass, which is discovered at
 * startup.
 */
export abstract class RewardRule {
  /** Rules apply in ascending order. Unique. */
  abstract readonly order: number;

  /** Adds lines to `pay`, if the rule applies. The learner's row is locked; writes go through `tx`. */
  abstract apply(pay: LessonPay, tx: Transaction): Promise<void> | void;

  /** Adds the same lines as `apply` would for an account's very first lesson. Guests are promised the result. */
  abstract applyToNewAccount(pay: NewAccountPay): void;
}

/** Every reward rule of the application, in order. */
@Injectable()
export class RewardRules implements OnModuleInit {
  private rules: RewardRule[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.use(new Set(instances.filter((instance) => instance instanceof RewardRule)));
  }

  /** @throws Error if two rules have the same order. */
  use(rules: Iterable<RewardRule>): this {
    this.rules = [...rules].sort((a, b) => a.order - b.order);
    this.rules.forEach((rule, index) => {
      const next = this.rules[index + 1];
      if (rule.order === next?.order)
        throw new Error(
          `${rule.constructor.name} and ${next.constructor.name} have the order ${rule.order}.`,
        );
    });
    return this;
  }

  async apply(pay: LessonPay, tx: Transaction): Promise<void> {
    for (const rule of this.rules) await rule.apply(pay, tx);
  }

  applyToNewAccount(pay: NewAccountPay): void {
    for (const rule of this.rules) rule.applyToNewAccount(pay);
  }
}
