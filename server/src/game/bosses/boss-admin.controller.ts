import { Controller, UseGuards } from '@nestjs/common';
import { AdminsOnly } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf, ReplyOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { BossEvents } from './boss-events';
import { BossList } from './boss-list';
import { StartBoss } from './start-boss';

/** The bosses, for admins. */
@Controller()
@UseGuards(AdminsOnly)
export class BossAdminController {
  constructor(
    private readonly bosses: BossList,
    private readonly fights: BossEvents,
    private readonly start: StartBoss,
    private readonly clock: Clock,
  ) {}

  @Serve(contract.listBosses)
  async list(): Promise<ReplyOf<typeof contract.listBosses>> {
    const fight = await this.fights.at(this.clock.now());
    return {
      Bosses: this.bosses.all.map(({ slug, name }) => ({ Slug: slug, Name: name })),
      FightEndsAt: fight?.expiresAt.toISOString() ?? null,
    };
  }

  @Serve(contract.startBoss)
  async startBoss(
    @Input() { params }: InputOf<typeof contract.startBoss>,
    @UserId() adminId: string,
  ): Promise<object> {
    await this.start.execute(adminId, params.slug);
    return {};
  }
}
