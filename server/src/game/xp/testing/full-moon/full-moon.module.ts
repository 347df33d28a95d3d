import { Injectable, Module } from '@nestjs/common';
import { type NewAccountPay, REWARD_ORDER, RewardRule } from '../..';

/** An example of a rule that another feature adds. */
@Injectable()
class FullMoon extends RewardRule {
  readonly order = REWARD_ORDER.bossAura + 1;

  apply(pay: NewAccountPay): void {
    pay.addPercent('Full moon' as never, 50);
  }

  applyToNewAccount(pay: NewAccountPay): void {
    this.apply(pay);
  }
}

@Module({ providers: [FullMoon] })
export class FullMoonModule {}
