import { Controller, Inject, Req, Res } from '@nestjs/common';
import { type Configured, SETTINGS } from '@server/platform/config';
import { Serve } from '@server/platform/http';
import { getSignInProviders, type ReplyOf } from '@shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DiscordAccounts } from '../discord/discord-accounts';
import { GoogleNonces } from '../google/google-nonces';
import { GoogleTokens } from '../google/google-tokens';
import { RelyingParty } from '../passkeys/relying-party';

@Controller()
export class ProvidersController {
  constructor(
    @Inject(SETTINGS) private readonly settings: Configured<'github'>,
    private readonly google: GoogleTokens,
    private readonly nonces: GoogleNonces,
    private readonly discord: DiscordAccounts,
    private readonly relyingParty: RelyingParty,
  ) {}

  @Serve(getSignInProviders)
  async list(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReplyOf<typeof getSignInProviders>> {
    reply.header('cache-control', 'no-store');
    const { button } = this.google;
    return {
      Google: button
        ? {
            ClientID: button.clientId,
            ScriptURL: button.scriptUrl,
            Nonce: this.google.nonceOf(this.nonces.ensure(request, reply)),
          }
        : null,
      Github: this.settings.github !== undefined,
      Passkeys: this.relyingParty.isAvailable,
      Discord: this.discord.isConfigured,
    };
  }
}
