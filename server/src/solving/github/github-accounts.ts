import { Inject, Injectable, Logger } from '@nestjs/common';
import { type LinkedAccounts, LinkStates, type ProviderAccount, SignInWayAdded } from '@server/people/auth';
import { Clock } from '@server/platform/clock';
import { SETTINGS, type Settings } from '@server/platform/config';
import { Database, isUniqueViolation, newId, type Transaction } from '@server/platform/database';
import { GITHUB_RETURN_PATH } from '@shared/contracts';
import type { LearnerRepositories } from '@shared/lesson-types';
import { DataSource, Not } from 'typeorm';
import { z } from 'zod';
import {
  linkedElsewhere,
  linkFailed,
  noLongerLinked,
  notConfigured,
  notLinked,
  unreachable,
} from './github.errors';
import type { GithubApp, GithubSettings } from './github.settings';
import { GithubAccountEntity } from './github-account.entity';
import { GithubClient, TokenRefused } from './github-client';
import { CodeRefused, GithubOAuth } from './github-oauth';
import { type GithubReader, openRepository } from './github-repository';
import { TokenVault } from './token-vault';

const userReply = z.object({ id: z.number().int(), login: z.string().min(1) });
type Account = Pick<GithubAccountEntity, 'login'>;

/** Learners' GitHub accounts: links them, reads with them, and unlinks them. */
@Injectable()
export class GithubAccounts {
  private readonly log = new Logger('Github');
  private readonly vault: TokenVault;
  private readonly states: LinkStates;
  private readonly redirectUrl: string;
  private readonly settings: GithubApp | undefined;

  constructor(
    @Inject(SETTINGS) {
      github,
      authSecret,
      publicUrl,
    }: GithubSettings & Pick<Settings, 'authSecret' | 'publicUrl'>,
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    this.settings = github;
    this.vault = new TokenVault(authSecret);
    this.states = new LinkStates(authSecret, 'github-link');
    this.redirectUrl = `${publicUrl}${GITHUB_RETURN_PATH}`;
  }

  /** Undefined if none is linked. @throws DomainError `unavailable` without settings. */
  async accountOf(userId: string): Promise<Account | undefined> {
    this.required();
    return (await this.find(userId))?.account;
  }

  /** The name of the linked account; null if there's none. Works without settings, too. */
  async loginOf(userId: string): Promise<string | null> {
    return (await this.find(userId))?.account.login ?? null;
  }

  /** The address of a learner's or a repository's page on GitHub. */
  pageOf(path: string): string {
    return `${this.required().url}/${path}`;
  }

  /** GitHub's page that asks the learner. */
  startLink(userId: string): string {
    const state = this.states.create(userId, this.clock.now());
    const verifier = this.states.verifierOf(state);
    return new GithubOAuth(this.required()).authorizeUrl({ state, verifier, redirectUrl: this.redirectUrl });
  }

  /**
   * Links the account that GitHub's code is for, in place of an earlier one.
   * @throws DomainError `forbidden` (another learner's or an old state; a code that GitHub refuses), `conflict` (linked
   * to another learner) or `unavailable`.
   */
  async link(userId: string, { code, state }: { code: string; state: string }): Promise<Account> {
    const settings = this.required();
    if (!this.states.isValid(state, userId, this.clock.now())) throw linkFailed();
    const { token, id, login } = await this.exchange(settings, code, state);
    await this.save(userId, { githubId: String(id), login, token: this.vault.seal(token, userId) });
    return { login };
  }

  /**
   * For signing in. The account is linked as from the settings, with the newest token.
   * @param token of the account that signs in.
   */
  linkedWith(token: string): LinkedAccounts {
    const toRow = (userId: string, { subject, label }: ProviderAccount) => ({
      githubId: subject,
      login: label,
      token: this.vault.seal(token, userId),
    });
    return {
      ownerOf: async ({ manager }, githubId) =>
        (await manager.findOneBy(GithubAccountEntity, { githubId }))?.userId ?? null,
      hasAny: ({ manager }, userId) => manager.existsBy(GithubAccountEntity, { userId }),
      link: (tx, userId, account) => this.replace(tx, userId, toRow(userId, account)),
      renew: async ({ manager }, userId, account) =>
        void (await manager.update(GithubAccountEntity, { userId }, toRow(userId, account))),
    };
  }

  /** Forgets the learner's account, and gives the access back to GitHub if it answers. */
  async unlink(userId: string): Promise<void> {
    const found = await this.find(userId);
    await this.dataSource.getRepository(GithubAccountEntity).delete({ userId });
    if (!found || !this.settings) return;
    await new GithubOAuth(this.settings)
      .revoke(found.token)
      .catch((error: unknown) => this.log.warn(`A token could not be taken back: ${String(error)}`));
  }

  /** @throws DomainError `unavailable` without settings, `forbidden` if no account is linked. */
  async repositoriesOf(userId: string): Promise<LearnerRepositories> {
    const { apiUrl } = this.required();
    const found = await this.find(userId);
    if (!found) throw notLinked();
    const client = new GithubClient(apiUrl, found.token);
    const guarded: GithubReader = {
      get: (route, parameters) =>
        client.get(route, parameters).catch(async (error: unknown) => {
          if (!(error instanceof TokenRefused)) throw error;
          await this.forget(found.account);
          throw noLongerLinked();
        }),
    };
    return { login: found.account.login, open: (name) => openRepository(guarded, name) };
  }

  /** The token of an account that can't be read, after a change of AUTH_SECRET, is as good as none. */
  private async find(userId: string): Promise<{ account: GithubAccountEntity; token: string } | undefined> {
    const account = await this.dataSource.getRepository(GithubAccountEntity).findOneBy({ userId });
    const token = account ? this.vault.open(account.token, userId) : undefined;
    return account && token !== undefined ? { account, token } : undefined;
  }

  /** Unless the learner has linked one again meanwhile. */
  private async forget({ id, token }: GithubAccountEntity): Promise<void> {
    await this.dataSource.getRepository(GithubAccountEntity).delete({ id, token });
  }

  private async exchange(settings: GithubApp, code: string, state: string) {
    try {
      const verifier = this.states.verifierOf(state);
      const token = await new GithubOAuth(settings).exchange(code, {
        verifier,
        redirectUrl: this.redirectUrl,
      });
      const user = userReply.parse(await new GithubClient(settings.apiUrl, token).get('/user'));
      return { token, ...user };
    } catch (error) {
      const isRefused =
        error instanceof CodeRefused || error instanceof TokenRefused || error instanceof z.ZodError;
      throw isRefused ? linkFailed(error) : unreachable(error);
    }
  }

  private async save(userId: string, account: Pick<GithubAccountEntity, 'githubId' | 'login' | 'token'>) {
    const { githubId, login } = account;
    try {
      await this.database.transaction(async (tx) => {
        if (await tx.manager.existsBy(GithubAccountEntity, { githubId, userId: Not(userId) }))
          throw linkedElsewhere(login);
        await this.replace(tx, userId, account);
        tx.emit(SignInWayAdded, { userId, way: 'GitHub' as const });
      });
    } catch (error) {
      // Two browsers at the same moment.
      throw isUniqueViolation(error) ? linkedElsewhere(login) : error;
    }
  }

  private async replace(
    { manager }: Transaction,
    userId: string,
    account: Pick<GithubAccountEntity, 'githubId' | 'login' | 'token'>,
  ): Promise<void> {
    await manager.delete(GithubAccountEntity, { userId });
    const linkedAt = this.clock.now();
    await manager.insert(GithubAccountEntity, {
      id: newId(linkedAt.getTime()),
      userId,
      linkedAt,
      ...account,
    });
  }

  private required(): GithubApp {
    if (!this.settings) throw notConfigured();
    return this.settings;
  }
}
