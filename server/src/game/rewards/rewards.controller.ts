import { Controller, Inject } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { ClaimReward } from './claim-reward';
import { GetReward } from './get-reward';
import { NewUserReward } from './new-user-reward';
import { presentChestReward, presentClaim, presentPending, presentReward } from './reward.presenter';

@Controller()
export class RewardsController {
  constructor(
    private readonly rewards: GetReward,
    private readonly claimReward: ClaimReward,
    private readonly newUserReward: NewUserReward,
    private readonly locales: LearnerLocale,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Serve(contract.listPendingRewards)
  async pending(@UserId() userId: string): Promise<ReplyOf<typeof contract.listPendingRewards>> {
    const pending = await this.rewards.pending(userId);
    return pending.map((reward) => presentPending(reward, this.settings.publicUrl));
  }

  @Serve(contract.getNewUserReward)
  async newUser(@UserId() userId: string): Promise<ReplyOf<typeof contract.getNewUserReward>> {
    return presentChestReward(await this.rewards.chest(await this.newUserReward.execute(userId)));
  }

  @Serve(contract.getReward)
  async get(
    @Input() { params }: InputOf<typeof contract.getReward>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.Reward> {
    const reward = await this.rewards.execute(userId, params.type, params.id);
    return presentReward(reward, this.settings.publicUrl, await this.locales.of(userId, asked));
  }

  @Serve(contract.claimReward)
  async claim(
    @Input() { params, body }: InputOf<typeof contract.claimReward>,
    @UserId() userId: string,
  ): Promise<contract.ClaimReply> {
    const { type, id } = params;
    return presentClaim(await this.claimReward.execute({ userId, type, id, requestId: body.requestUUID }));
  }
}
