import { Controller } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale, RequestLocale } from '@server/platform/locale';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { PlacementCheck } from './placement-check';
import { Placements } from './placements';
import { presentCheck, presentPlacement, presentResult } from './placements.presenter';

const PER_MINUTE = 20;
const MINUTE_MS = 60_000;

@Controller()
export class PlacementsController {
  constructor(
    private readonly check: PlacementCheck,
    private readonly placements: Placements,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.getPlacementCheck)
  async getCheck(
    @Input() { params }: InputOf<typeof contract.getPlacementCheck>,
    @RequestLocale() locale: Locale,
  ): Promise<contract.PlacementCheck> {
    return presentCheck(await this.check.of(params.id, locale));
  }

  @Serve(contract.takePlacement)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async take(
    @Input() { params, body }: InputOf<typeof contract.takePlacement>,
    @UserId() userId: string | undefined,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.PlacementReply> {
    const check = await this.check.of(params.id, await this.locales.of(userId, asked));
    const answers = new Map(body.answers.map(({ lessonUUID, ...answer }) => [lessonUUID, answer]));
    const result = await this.check.judge(check, answers);
    if (userId) await this.placements.store(userId, result);
    return presentResult(result);
  }

  @Serve(contract.listPlacements)
  async list(@UserId() userId: string): Promise<contract.Placement[]> {
    return (await this.placements.of(userId)).map(presentPlacement);
  }
}
