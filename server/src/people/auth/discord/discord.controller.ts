import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import {
  discordCallback,
  type InputOf,
  type ReplyOf,
  startDiscordLink,
  unsyncDiscord,
} from '@shared/contracts';
import { DiscordAccounts } from './discord-accounts';

const MINUTE_MS = 60_000;

@Controller()
export class DiscordController {
  constructor(private readonly accounts: DiscordAccounts) {}

  @Serve(startDiscordLink)
  @RateLimit(30, MINUTE_MS)
  async startLink(@UserId() userId: string): Promise<ReplyOf<typeof startDiscordLink>> {
    return { URL: this.accounts.startLink(userId) };
  }

  @Serve(discordCallback)
  @RateLimit(30, MINUTE_MS)
  async link(
    @Input() { query }: InputOf<typeof discordCallback>,
    @UserId() userId: string,
  ): Promise<ReplyOf<typeof discordCallback>> {
    const { name } = await this.accounts.link(userId, query);
    return { Name: name };
  }

  @Serve(unsyncDiscord)
  @RateLimit(30, MINUTE_MS)
  async unlink(@UserId() userId: string): Promise<object> {
    await this.accounts.unlink(userId);
    return {};
  }
}
