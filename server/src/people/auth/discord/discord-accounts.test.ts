import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DISCORD_CLIENT, FakeOpenId, newAccount } from '../../../../../e2e/fixtures/fake-openid';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { expectNoDrift } from '../../../platform/database';
import { Identities } from '../identities/identities';
import { IdentityEntity } from '../identities/identity.entity';
import { accountEntities, accountsOn, ada, openAccount } from '../testing/accounts';
import { DiscordAccounts } from './discord-accounts';

let discord: FakeOpenId;
beforeAll(async () => {
  discord = await FakeOpenId.start();
});
beforeEach(() => {
  discord.account = newAccount({ username: 'ada' });
});
afterAll(() => discord[Symbol.asyncDispose]());

const settingsOf = () => ({
  authSecret: 'x'.repeat(32),
  publicUrl: 'https://learn.example.org',
  discord: { clientId: DISCORD_CLIENT.id, clientSecret: DISCORD_CLIENT.secret, url: discord.url },
});

async function setUp(db: TestDatabase) {
  const { users } = accountsOn(db);
  const identities = new Identities(db.dataSource, db.clock);
  const accounts = new DiscordAccounts(settingsOf(), db.database, users, identities, db.clock);
  const userId = await openAccount(db);
  const approve = async (id = userId) => {
    const back = await discord.approve(accounts.startLink(id));
    return { code: back.get('code') ?? '', state: back.get('state') ?? '' };
  };
  const link = async (id = userId) => accounts.link(id, await approve(id));
  const newUser = () => openAccount(db, { ...ada, email: `${crypto.randomUUID()}@example.org` });
  return { accounts, users, identities, userId, approve, link, newUser };
}

describeOnBothDatabases(
  'linking a Discord account',
  { entities: [...accountEntities, IdentityEntity] },
  (db) => {
    test('asks only who they are, shows on the user, and can be undone', async () => {
      const { accounts, users, identities, userId, link } = await setUp(db);
      const page = new URL(accounts.startLink(userId));
      expect(page.searchParams.get('scope')).toBe('identify');
      expect(page.searchParams.get('redirect_uri')).toBe('https://learn.example.org/discord-sync');
      expect(await link()).toEqual({ name: 'ada' });
      expect(await users.get(userId)).toMatchObject({ discordUserId: discord.account.sub });
      expect(await identities.labelOf(userId, 'discord')).toBe('ada');
      await accounts.unlink(userId);
      expect(await users.get(userId)).toMatchObject({ discordUserId: null });
      expect(await identities.labelOf(userId, 'discord')).toBeNull();
      await expectNoDrift(db.dataSource);
    });

    test('is one for each learner, and one learner for each', async () => {
      const { users, userId, link, newUser } = await setUp(db);
      await link();
      await expect(link(await newUser())).rejects.toMatchObject({
        kind: 'conflict',
        message: expect.stringContaining('already linked'),
      });
      discord.account = newAccount();
      await link();
      expect(await users.get(userId)).toMatchObject({ discordUserId: discord.account.sub });
    });

    test('refuses a state of somebody else, an old one, and a code of another state', async () => {
      const { accounts, userId, approve, newUser } = await setUp(db);
      const refusal = { kind: 'forbidden' };
      const theirs = await approve(await newUser());
      await expect(accounts.link(userId, theirs)).rejects.toMatchObject(refusal);
      const ours = await approve();
      await expect(accounts.link(userId, { ...ours, code: theirs.code })).rejects.toMatchObject(refusal);
      db.clock.advance(16 * 60_000);
      await expect(accounts.link(userId, ours)).rejects.toMatchObject(refusal);
    });
  },
);
