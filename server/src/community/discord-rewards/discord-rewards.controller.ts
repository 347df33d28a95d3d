import { Controller, Inject, Req } from '@nestjs/common';
import { SETTINGS } from '@server/platform/config';
import { Input, RateLimit, Serve } from '@server/platform/http';
import { type InputOf, type ReplyOf, sendDiscordReward } from '@shared/contracts';
import type { FastifyRequest } from 'fastify';
import { requireBot } from './bot-secret';
import type { DiscordRewardsSettings } from './discord-rewards.settings';
import { SendDiscordReward } from './send-discord-reward';

/** By address. */
const PER_MINUTE = 60;
const MINUTE_MS = 60_000;

@Controller()
export class DiscordRewardsController {
  constructor(
    @Inject(SETTINGS) private readonly settings: DiscordRewardsSettings,
    private readonly sending: SendDiscordReward,
  ) {}

  @Serve(sendDiscordReward)
  @RateLimit(PER_MINUTE, MINUTE_MS)
  async send(
    @Input() { body }: InputOf<typeof sendDiscordReward>,
    @Req() request: FastifyRequest,
  ): Promise<ReplyOf<typeof sendDiscordReward>> {
    requireBot(this.settings.discordBotSecret, request.headers.authorization);
    const { id, discordUserID: discordUserId, rewardType: currency, amount, text } = body;
    return { IsNew: await this.sending.execute({ id, discordUserId, currency, amount, text }) };
  }
}
