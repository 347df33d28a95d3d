import { Controller, Res } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { DomainError } from '@server/platform/errors';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import { emblemSvgOf } from '@shared/art/draw-svg';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { text } from '@shared/texts';
import type { FastifyReply } from 'fastify';
import { presentEarned, presentProgress } from './achievement.presenter';
import { AchievementList } from './achievement-list';
import { Achievements } from './achievements';
import { drawingOf, TONES } from './drawings';

/** It only changes with a new version of the content. */
const IMAGE_MAX_AGE_S = 86_400;

@Controller()
export class AchievementsController {
  constructor(
    private readonly achievements: Achievements,
    private readonly list: AchievementList,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.listAchievements)
  async earned(
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.EarnedAchievement[]> {
    const locale = await this.locales.of(userId, asked);
    return presentEarned(await this.achievements.earnedBy(userId), locale);
  }

  @Serve(contract.listAchievementProgress)
  async progress(
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.AchievementProgress[]> {
    const locale = await this.locales.of(userId, asked);
    const states = await this.achievements.progressOf(userId);
    return states.map((state) => presentProgress(state, locale));
  }

  @Serve(contract.getAchievementImage)
  image(
    @Input() { params }: InputOf<typeof contract.getAchievementImage>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Buffer {
    const achievement = this.list.find(params.id);
    if (!achievement) throw new DomainError('not-found', text('achievements.none'));
    reply.type('image/svg+xml').header('cache-control', `public, max-age=${IMAGE_MAX_AGE_S}`);
    const { category, icon } = achievement;
    return Buffer.from(
      emblemSvgOf({ path: drawingOf(icon, category), tone: TONES[category], shape: 'shield' }),
    );
  }
}
