import { Controller, Inject } from '@nestjs/common';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { FriendRecruits, InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { InviteFriend } from './invite-friend';
import { LinkRecruit } from './link-recruit';
import { presentRecruits } from './recruit.presenter';
import { Recruits } from './recruits';

@Controller()
export class RecruitsController {
  constructor(
    private readonly recruits: Recruits,
    private readonly inviteFriend: InviteFriend,
    private readonly linkRecruit: LinkRecruit,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'publicUrl'>,
  ) {}

  @Serve(contract.listRecruits)
  async list(@UserId() userId: string): Promise<FriendRecruits> {
    return presentRecruits(await this.recruits.of(userId), this.settings.publicUrl);
  }

  @Serve(contract.inviteFriend)
  @RateLimit(30, 60_000)
  async invite(
    @Input() { body }: InputOf<typeof contract.inviteFriend>,
    @UserId() userId: string,
  ): Promise<FriendRecruits> {
    await this.inviteFriend.execute(userId, { email: body.email, name: body.name ?? '' });
    return this.list(userId);
  }

  @Serve(contract.confirmRecruiter)
  @RateLimit(30, 60_000)
  async confirm(
    @Input() { body }: InputOf<typeof contract.confirmRecruiter>,
    @UserId() userId: string,
  ): Promise<FriendRecruits> {
    await this.linkRecruit.confirm(userId, body.handle);
    return this.list(userId);
  }
}
