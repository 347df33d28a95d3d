import { Controller, Res } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { DomainError } from '@server/platform/errors';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import { BOSS_DRAWING } from '@shared/content/boss-file';
import type { BossEventsProgress, BossFeedEntry, InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { text } from '@shared/texts';
import type { FastifyReply } from 'fastify';
import { NO_FIGHT, presentFeed, presentFight } from './boss.presenter';
import { BossList } from './boss-list';
import { GetBossFight } from './get-boss-fight';

/** It only changes with a new version of the content. */
const IMAGE_MAX_AGE_S = 86_400;

@Controller()
export class BossesController {
  constructor(
    private readonly fight: GetBossFight,
    private readonly list: BossList,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.getBossEventsProgress)
  async progress(
    @UserId() userId: string | undefined,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<BossEventsProgress> {
    const fight = await this.fight.execute(userId);
    return fight ? presentFight(fight, await this.locales.of(userId, asked)) : NO_FIGHT;
  }

  @Serve(contract.getBossFeed)
  async feed(): Promise<BossFeedEntry[]> {
    const { hits, totals } = await this.fight.newestHits();
    return presentFeed(hits, totals);
  }

  @Serve(contract.getBossImage)
  image(
    @Input() { params }: InputOf<typeof contract.getBossImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    return svg(reply, this.find(params.slug).illustration);
  }

  @Serve(contract.getBossThumbnail)
  thumbnail(
    @Input() { params }: InputOf<typeof contract.getBossThumbnail>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    const { illustration, thumbnail } = this.find(params.slug);
    const { x, y, size } = thumbnail;
    const { width, height } = BOSS_DRAWING;
    const part = illustration.replace(
      `viewBox="0 0 ${width} ${height}"`,
      `viewBox="${x} ${y} ${size} ${size}"`,
    );
    return svg(reply, part);
  }

  private find(slug: string) {
    const boss = this.list.find(slug);
    if (!boss) throw new DomainError('not-found', text('bosses.none'));
    return boss;
  }
}

function svg(reply: FastifyReply, text: string): Buffer {
  reply.type('image/svg+xml').header('cache-control', `public, max-age=${IMAGE_MAX_AGE_S}`);
  return Buffer.from(text);
}
