import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, SessionId, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { TimeAnchors } from './time-anchors';

@Controller()
export class TimeController {
  constructor(private readonly anchors: TimeAnchors) {}

  @Serve(contract.createTimeAnchor)
  @RateLimit(60, 60_000)
  async create(
    @Input() { body }: InputOf<typeof contract.createTimeAnchor>,
    @UserId() userId: string,
    @SessionId() sessionId: string,
  ): Promise<{ UUID: string; Secret: string }> {
    const { id, secret } = await this.anchors.create({ userId, sessionId }, new Date(body.localNow));
    return { UUID: id, Secret: secret };
  }
}
