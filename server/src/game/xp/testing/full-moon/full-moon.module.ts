import { Injectable, Module } from '@nestjs/common';
import { type LessonPay, REWARD_ORDER, RewardRule } from '../..';

/** A made-up rule: what a feature has to write to add one. */
@Injectable()
class FullMoon extends RewardRule {
  readonly order = REWARD_ORDER.bossAura + 1;

  apply(pay: LessonPay): void {
    pay.addPercent('Full moon', 50);
  }
}

@Module({ providers: [FullMoon] })
export class FullMoonModule {}
