import { Controller, Res } from '@nestjs/common';
import { Achievements, presentEarned } from '@server/game/achievements';
import { GetStats, presentStats } from '@server/game/streak';
import type { Learner } from '@server/people/access';
import { FindProfile, LearnerLocale } from '@server/people/users';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale } from '@server/platform/locale';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { FastifyReply } from 'fastify';
import { Learned } from './learned';
import { OpenProfile } from './open-profile';
import { presentLearned, presentResult } from './profile.presenter';

type Asked = InputOf<typeof contract.getPublicProfile>;

/** Profiles can become private, so copies are asked about again soon. */
const IMAGE_MAX_AGE_S = 300;
/** Drawing one takes up to half a second of a processor. */
const IMAGES_PER_MINUTE = 30;
const PER_MINUTE = 120;
const MINUTE_MS = 60_000;

/** A learner's public page, in the parts it loads. */
@Controller()
export class ProfilesController {
  constructor(
    private readonly open: OpenProfile,
    private readonly profiles: FindProfile,
    private readonly stats: GetStats,
    private readonly achievements: Achievements,
    private readonly learned: Learned,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.getPublicProfile)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async profile(@Input() { params }: Asked, @UserId() viewer: Learner): Promise<contract.ProfileResult> {
    return presentResult(await this.open.execute(viewer, params.handle));
  }

  @Serve(contract.getPublicStats)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async numbers(@Input() { params }: Asked, @UserId() viewer: Learner): Promise<contract.Stats> {
    const { user } = await this.profiles.execute(viewer, params.handle);
    return presentStats(await this.stats.execute(user.id));
  }

  @Serve(contract.getPublicThumbnail)
  @RateLimit(IMAGES_PER_MINUTE, MINUTE_MS, 'address')
  async thumbnail(
    @Input() { params }: Asked,
    @UserId() viewer: Learner,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const image = await this.open.image(viewer, params.handle);
    reply.type('image/png').header('cache-control', `public, max-age=${IMAGE_MAX_AGE_S}`);
    return image;
  }

  @Serve(contract.listPublicAchievements)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async earned(
    @Input() { params }: Asked,
    @UserId() viewer: Learner,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.EarnedAchievement[]> {
    const { user } = await this.profiles.execute(viewer, params.handle);
    const locale = await this.locales.of(viewer, asked);
    return presentEarned(await this.achievements.earnedBy(user.id), locale).reverse();
  }

  @Serve(contract.getTracksAndCourses)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async tracksAndCourses(
    @Input() { params }: Asked,
    @UserId() viewer: Learner,
  ): Promise<contract.TracksAndCourses> {
    const { user } = await this.profiles.execute(viewer, params.handle);
    return presentLearned(await this.learned.of(user));
  }
}
