import { SignInWithProvider } from '@server/people/auth';
import { accountEntities, accountsOn, ada, openAccount } from '@server/people/auth/testing/accounts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLIENT_ID, CLIENT_SECRET, FakeGithub } from '../../../../../e2e/fixtures/fake-github';
import { describeOnBothDatabases, type TestDatabase } from '../../../../test/database';
import { GithubAccountEntity } from '../github-account.entity';
import { GithubAccounts } from '../github-accounts';
import { GithubLogin } from './github-login';
import { LoginStates } from './login-states';

let github: FakeGithub;
beforeAll(async () => {
  github = await FakeGithub.start();
});
beforeEach(() => {
  github.login = 'ada';
  github.emails.clear();
  github.intercept = () => false;
});
afterAll(() => github[Symbol.asyncDispose]());

const BROWSER = 'b'.repeat(43);
const FAILED = { kind: 'forbidden', message: 'Github Login Error' };
const emails = (email: string, verified = true) => [{ email, verified, primary: true }];

function setUp(db: TestDatabase) {
  const settings = {
    authSecret: 'x'.repeat(32),
    publicUrl: 'https://learn.example.org',
    github: {
      clientId: CLIENT_ID,
      clientSecret: CLIENT_SECRET,
      url: github.url,
      apiUrl: `${github.url}/api`,
    },
  };
  const { users, signUp, sessions, accessTokens } = accountsOn(db);
  const accounts = new GithubAccounts(settings, db.dataSource, db.database, db.clock);
  const signIn = new SignInWithProvider(db.database, users, signUp, sessions, accessTokens);
  const login = new GithubLogin(settings, new LoginStates(settings, db.clock), accounts, signIn);
  const start = (arrival = {}) => login.start(BROWSER, arrival) ?? '';
  const approve = async (arrival = {}) => github.approve(start(arrival));
  const finish = async (arrival = {}) => login.finish(await approve(arrival), BROWSER, undefined);
  return { users, accounts, login, start, approve, finish };
}

describeOnBothDatabases(
  'signing in with GitHub',
  { entities: [...accountEntities, GithubAccountEntity] },
  (db) => {
    test('asks for the address and nothing more, with PKCE', () => {
      const query = new URL(setUp(db).start()).searchParams;
      expect(query.get('scope')).toBe('user:email');
      expect(query.get('redirect_uri')).toBe('https://learn.example.org/github-sync/login');
      expect(query.get('code_challenge_method')).toBe('S256');
    });

    test('opens an account, finds it again, and links GitHub for lessons', async () => {
      const { users, accounts, finish } = setUp(db);
      expect(await finish({ redirect: '/courses', userTimezone: 'Asia/Tokyo' })).toMatchObject({
        isNew: true,
        redirect: '/courses',
      });
      const user = await users.findByEmail('ada@github.example.org');
      expect(user).toMatchObject({ firstName: 'Ada', lastName: 'King', timeZone: 'Asia/Tokyo' });
      expect(await accounts.accountOf(user!.id)).toMatchObject({ login: 'ada' });
      github.emails.set('ada', emails('moved@example.org'));
      expect(await finish()).toMatchObject({ isNew: false, redirect: null });
      expect(await users.findByEmail('moved@example.org')).toBeNull();
    });

    test('links itself to the account with the same verified address, and never by an unverified one', async () => {
      const userId = await openAccount(db);
      const { accounts, finish } = setUp(db);
      github.emails.set('ada', emails(ada.email, false));
      await expect(finish()).rejects.toMatchObject({
        kind: 'forbidden',
        message: expect.stringContaining('hasn’t verified'),
      });
      github.emails.set('ada', emails(ada.email));
      expect((await finish()).isNew).toBe(false);
      expect(await accounts.accountOf(userId)).toMatchObject({ login: 'ada' });
      github.login = 'eve';
      github.emails.set('eve', emails(ada.email));
      await expect(finish()).rejects.toMatchObject({ kind: 'conflict' });
    });

    test('refuses what another browser has started, an old or a changed state, and a code of another state', async () => {
      const { login, approve } = setUp(db);
      const back = await approve({ redirect: '/courses' });
      await expect(login.finish(back, 'c'.repeat(43), undefined)).rejects.toMatchObject(FAILED);
      await expect(login.finish(back, undefined, undefined)).rejects.toMatchObject(FAILED);
      const [head, , tail] = back.state.split('~');
      const luggage = Buffer.from(JSON.stringify({ redirect: '/lore' })).toString('base64url');
      const changed = { ...back, state: [head, luggage, tail].join('~') };
      await expect(login.finish(changed, BROWSER, undefined)).rejects.toMatchObject(FAILED);
      const other = await approve();
      await expect(login.finish({ ...back, code: other.code }, BROWSER, undefined)).rejects.toMatchObject(
        FAILED,
      );
      db.clock.advance(16 * 60_000);
      await expect(login.finish(back, BROWSER, undefined)).rejects.toMatchObject(FAILED);
    });

    test('never leads to another host', async () => {
      expect(
        (await setUp(db).finish({ redirect: '//evil.example', originalPath: '/\\evil.example' })).redirect,
      ).toBe(null);
    });

    test.each([
      [403, 'forbidden'],
      [500, 'unavailable'],
    ])('says so when GitHub replies %i', async (status, kind) => {
      const { finish } = setUp(db);
      github.intercept = (_, response) => Boolean(response.writeHead(status).end());
      await expect(finish()).rejects.toMatchObject({ kind });
    });
  },
);
