import { Inject, Injectable } from '@nestjs/common';
import { UserEntity, UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database } from '@server/platform/database';
import { DISCORD_RETURN_PATH } from '@shared/contracts';
import type { AuthSettings } from '../auth.settings';
import { Identities } from '../identities/identities';
import { LinkStates } from '../oauth/link-states';
import { discordNotConfigured, discordRefused, discordUnreachable } from './discord.errors';
import { CodeRefused, DiscordOAuth } from './discord-oauth';

/** Links learners' Discord accounts. Their tokens aren't kept: all we want to know is whose account it is. */
@Injectable()
export class DiscordAccounts {
  private readonly oauth: DiscordOAuth | undefined;
  private readonly states: LinkStates;

  constructor(
    @Inject(SETTINGS) {
      discord,
      authSecret,
      publicUrl,
    }: Pick<AuthSettings, 'discord'> & Pick<Settings, 'authSecret' | 'publicUrl'>,
    private readonly database: Database,
    private readonly users: UserRepository,
    private readonly identities: Identities,
    private readonly clock: Clock,
  ) {
    this.oauth = discord && new DiscordOAuth(discord, `${publicUrl}${DISCORD_RETURN_PATH}`);
    this.states = new LinkStates(authSecret, 'discord-link');
  }

  get isConfigured(): boolean {
    return this.oauth !== undefined;
  }

  /** Discord's page that asks the learner. @throws DomainError `unavailable` without settings. */
  startLink(userId: string): string {
    const state = this.states.create(userId, this.clock.now());
    return this.required().authorizeUrl({ state, verifier: this.states.verifierOf(state) });
  }

  /**
   * Links the account that Discord's code is for, in place of an earlier one.
   * @throws DomainError `forbidden` (another learner's or an old state; a code that Discord refuses), `conflict` (linked
   * to another learner) or `unavailable`.
   */
  async link(userId: string, { code, state }: { code: string; state: string }): Promise<{ name: string }> {
    const oauth = this.required();
    if (!this.states.isValid(state, userId, this.clock.now())) throw discordRefused();
    const { id, name } = await oauth
      .accountOf(code, this.states.verifierOf(state))
      .catch((error: unknown) => {
        throw error instanceof CodeRefused ? discordRefused() : discordUnreachable(error);
      });
    await this.database.transaction(async (tx) => {
      await this.users.lock(tx, userId);
      await this.identities.link(tx, userId, { provider: 'discord', subject: id, label: name });
      await tx.manager.update(UserEntity, { id: userId }, { discordUserId: id });
    });
    return { name };
  }

  async unlink(userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.identities.unlink(tx, userId, 'discord');
      await tx.manager.update(UserEntity, { id: userId }, { discordUserId: null });
    });
  }

  private required(): DiscordOAuth {
    if (!this.oauth) throw discordNotConfigured();
    return this.oauth;
  }
}
