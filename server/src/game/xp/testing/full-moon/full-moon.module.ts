import { Injectable, Module } from '@nestjs/common';
import { type LessonPay, REWARD_ORDER, RewardRule } from '../..';

/** An example of a rule that another feature adds. */
@Injectable()
class FullMoon extends RewardRule {
  readonly order = REWARD_ORDER.bossAura + 1;

  apply(pay: LessonPay): void {
    pay.addPercent('Full moon', 50);
  }
}

@Module({ providers: [FullMoon] })
export class FullMoonModule {}
