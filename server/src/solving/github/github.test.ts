import { ExercisesPolicy, lessonRef } from '@server/learning/exercises';
import { Access } from '@server/people/access';
import { OutputQueryThreads } from '@server/solving/output-queries';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CLIENT_ID, CLIENT_SECRET, FakeGithub } from '../../../../e2e/fixtures/fake-github';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import type { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import { lessonUuid, NAME } from '../../authoring/content-import/testing/small-content';
import { expectNoDrift } from '../../platform/database';
import { AnswerJudge } from '../submissions/answer-judge';
import { NO_REWARD } from '../submissions/lesson-rewards';
import { presentSubmission } from '../submissions/submission.presenter';
import { addLearner, submissionEntities, submitting } from '../submissions/testing/submitting';
import { GithubAccountEntity } from './github-account.entity';
import { GithubAccounts } from './github-accounts';
import { LessonChecks } from './lesson-checks';
import { presentLessonChecks } from './lesson-checks.presenter';

const lessonId = lessonUuid(4);
const entities = [...submissionEntities, GithubAccountEntity];
const queries = new OutputQueryThreads();
let github: FakeGithub;
beforeAll(async () => {
  github = await FakeGithub.start();
});
beforeEach(() => {
  github.repositories.clear();
  github.tokens.clear();
  github.login = 'ada';
  github.intercept = () => false;
});
afterAll(async () => {
  queries.close();
  await github[Symbol.asyncDispose]();
});

const onGithub = (content: ContentFixture) =>
  content
    .replace(
      `${NAME}/lesson.yaml`,
      /^type: .*/ms,
      `type: type_github_checks
difficulty: 1
repository: forge-log
checks:
  - description: It is public
    isPublic: true
  - description: It has a plan
    hint: Write one.
    fileContains: { path: notes/plan.md, text: Hinges }
  - description: It has two commits
    minCommits: 2
`,
    )
    .write(`${NAME}/lesson.md`, 'Keep a log.\n\n## Assignment\n\n1. Open the log.\n');

const DONE = { files: { 'notes/plan.md': '# Hinges' }, commits: ['Add hinges', 'Add a plan'] };

const settingsOf = (authSecret = 'x'.repeat(32)) => ({
  authSecret,
  publicUrl: 'https://learn.example.org',
  github: { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, url: github.url, apiUrl: `${github.url}/api` },
});

function accountsOn(db: TestDatabase, settings: Partial<ReturnType<typeof settingsOf>> = {}) {
  const complete = { ...settingsOf(), ...settings } as ReturnType<typeof settingsOf>;
  return new GithubAccounts(complete, db.dataSource, db.database, db.clock);
}

const link = async (accounts: GithubAccounts, userId: string) =>
  accounts.link(userId, await github.approve(accounts.startLink(userId)));

describeOnBothDatabases('linking a GitHub account', { entities }, (db) => {
  test('asks for no more than public data, and stores nothing that can be read', async () => {
    const accounts = accountsOn(db);
    const userId = await addLearner(db);
    const page = new URL(accounts.startLink(userId));
    expect(page.searchParams.get('redirect_uri')).toBe('https://learn.example.org/github-sync');
    expect(page.searchParams.get('code_challenge_method')).toBe('S256');
    expect(page.searchParams.has('scope')).toBe(false);
    expect(await link(accounts, userId)).toEqual({ login: 'ada' });
    expect(await accounts.accountOf(userId)).toMatchObject({ login: 'ada' });
    const [row] = await db.dataSource.getRepository(GithubAccountEntity).find();
    const [token] = [...github.tokens.keys()];
    expect(JSON.stringify(row)).not.toContain(token);
    await expectNoDrift(db.dataSource);
  });

  test('refuses a state of somebody else, an old one, and a code of another state', async () => {
    const accounts = accountsOn(db);
    const userId = await addLearner(db);
    const other = await addLearner(db);
    const refusal = { kind: 'forbidden', message: "Github couldn't authenticate, please try again" };
    const theirs = await github.approve(accounts.startLink(other));
    await expect(accounts.link(userId, theirs)).rejects.toMatchObject(refusal);
    const ours = await github.approve(accounts.startLink(userId));
    await expect(accounts.link(userId, { ...ours, code: theirs.code })).rejects.toMatchObject(refusal);
    await expect(accounts.link(userId, { ...ours, state: `${ours.state}x` })).rejects.toMatchObject(refusal);
    db.clock.advance(16 * 60_000);
    await expect(accounts.link(userId, ours)).rejects.toMatchObject(refusal);
    expect(await accounts.accountOf(userId)).toBeUndefined();
  });

  test('is one for each learner, and one learner for each', async () => {
    const accounts = accountsOn(db);
    const userId = await addLearner(db);
    await link(accounts, userId);
    await expect(link(accounts, await addLearner(db))).rejects.toMatchObject({ kind: 'conflict' });
    github.login = 'grace';
    expect(await link(accounts, userId)).toEqual({ login: 'grace' });
    expect(await db.dataSource.getRepository(GithubAccountEntity).count()).toBe(1);
  });

  test('is undone here and at GitHub, and here even if GitHub doesn’t answer', async () => {
    const accounts = accountsOn(db);
    const userId = await addLearner(db);
    await link(accounts, userId);
    await accounts.unlink(userId);
    expect(github.tokens.size).toBe(0);
    expect(await accounts.accountOf(userId)).toBeUndefined();
    await link(accounts, userId);
    github.intercept = (_, response) => Boolean(response.destroy());
    await accounts.unlink(userId);
    expect(await accounts.accountOf(userId)).toBeUndefined();
    await accounts.unlink(userId);
  });

  test('is as good as undone after a change of AUTH_SECRET, and can be done again', async () => {
    const userId = await addLearner(db);
    await link(accountsOn(db), userId);
    const accounts = accountsOn(db, { authSecret: 'y'.repeat(32) });
    expect(await accounts.accountOf(userId)).toBeUndefined();
    expect(await link(accounts, userId)).toEqual({ login: 'ada' });
  });

  test('needs settings, and says which', async () => {
    const accounts = accountsOn(db, { github: undefined });
    const missing = expect.objectContaining({
      kind: 'unavailable',
      message: expect.stringContaining('GITHUB_CLIENT_ID'),
    });
    expect(() => accounts.startLink('x')).toThrow(missing);
    await expect(accounts.accountOf(await addLearner(db))).rejects.toEqual(missing);
  });
});

describeOnBothDatabases('a lesson on GitHub', { entities }, (db) => {
  async function setUp({ isLinked = true } = {}) {
    const accounts = accountsOn(db);
    const nothing = { lane: () => ({ run: () => Promise.reject(new Error('nothing runs here')) }) };
    const judge = new AnswerJudge(nothing, queries, undefined, accounts);
    const rewards = { pay: async () => NO_REWARD, ofNewAccount: () => NO_REWARD };
    const setup = await submitting(db, rewards, judge, { change: onGithub });
    const { userId, useCase, lessonExercises } = setup;
    if (isLinked) await link(accounts, userId);
    const access = new Access(undefined as never).use([new ExercisesPolicy()]);
    const lessonChecks = new LessonChecks(lessonExercises, access, accounts, queries);
    const submit = async (Repository = 'ada/forge-log') =>
      presentSubmission(
        await useCase.execute({ userId, exercise: lessonRef(lessonId), body: { Repository } }),
      );
    return {
      ...setup,
      accounts,
      submit,
      checks: async () => presentLessonChecks(await lessonChecks.execute(userId, lessonId)),
    };
  }

  test('passes once everything is there, and lists what isn’t until then', async () => {
    const { submit, checks } = await setUp();
    github.repositories.set('ada/forge-log', { ...DONE, files: { 'notes/plan.md': '# Doors' } });
    expect(await submit()).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: '2 of 3 checks passed.',
      RepositoryChecks: [
        { State: 'passed', Reason: null },
        { State: 'failed', Reason: 'notes/plan.md doesn’t contain “Hinges” yet.', Hint: 'Write one.' },
        { State: 'passed' },
      ],
    });
    github.repositories.set('ada/forge-log', DONE);
    expect(await checks()).toMatchObject({
      Account: { Login: 'ada', URL: `${github.url}/ada` },
      Repository: 'ada/forge-log',
      URL: `${github.url}/ada/forge-log`,
      Checks: [{ State: 'passed' }, { State: 'passed' }, { State: 'passed' }],
    });
    expect(await submit()).toMatchObject({ ResultSlug: 'success', ResultMessage: 'All 3 checks passed!' });
  });

  test.each([[undefined], [{ ...DONE, private: true }]])('can’t see %j', async (repository) => {
    const { submit } = await setUp();
    if (repository) github.repositories.set('ada/forge-log', repository);
    expect(await submit()).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: 'We can’t see ada/forge-log. Does it exist, and is it public?',
      RepositoryChecks: [{ State: 'failed' }, { State: 'unknown' }, { State: 'unknown' }],
    });
  });

  test('is about the learner’s own repository', async () => {
    const { submit } = await setUp();
    github.repositories.set('grace/forge-log', DONE);
    expect(await submit('grace/forge-log')).toMatchObject({
      ResultSlug: 'failure',
      ResultMessage: 'This lesson checks ada/forge-log, in your linked GitHub account.',
    });
  });

  test.each([
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' }, /in 60 minutes/],
    [429, { 'retry-after': '30' }, /in 30 seconds/],
    [500, {}, /isn’t answering/],
  ])('costs nothing when GitHub replies %i', async (status, headers, message) => {
    const { submit, checks, progress } = await setUp();
    github.intercept = (_, response) => Boolean(response.writeHead(status, headers).end());
    expect(await submit()).toMatchObject({
      ResultSlug: 'noop',
      ResultMessage: expect.stringMatching(message),
    });
    expect(await checks()).toMatchObject({
      Problem: expect.stringMatching(message),
      Checks: [{ State: 'unknown' }, {}, {}],
    });
    expect(await progress(4)).toBeNull();
  });

  test('says so when GitHub has ended our access, and again until it’s linked', async () => {
    const { submit, checks, submissions } = await setUp();
    github.tokens.clear();
    await expect(submit()).rejects.toMatchObject({
      kind: 'forbidden',
      message: expect.stringContaining('no longer gives us access'),
    });
    expect(await checks()).toMatchObject({ Account: null, Checks: [{ State: 'unknown' }, {}, {}] });
    await expect(submit()).rejects.toMatchObject({ message: expect.stringContaining('isn’t linked') });
    expect(await submissions()).toEqual([]);
  });

  test('never reads a huge file or a huge reply', async () => {
    const { submit } = await setUp();
    github.repositories.set('ada/forge-log', { ...DONE, files: { 'notes/plan.md': 'x'.repeat(1_000_001) } });
    expect((await submit()).RepositoryChecks?.[1]?.Reason).toBe(
      'notes/plan.md is larger than 1 MB, too large to check.',
    );
    github.intercept = (_, response) => Boolean(response.end('x'.repeat(5_000_000)));
    expect(await submit()).toMatchObject({
      ResultSlug: 'noop',
      ResultMessage: expect.stringContaining('too large'),
    });
  });

  test('asks guests to sign in, and other lessons have no checks', async () => {
    const { asGuest, accounts, lessonExercises, userId } = await setUp({ isLinked: false });
    const guest = {
      address: '192.0.2.1',
      exercise: lessonRef(lessonId),
      body: { Repository: 'ada/forge-log' },
    };
    await expect(asGuest(guest)).rejects.toMatchObject({
      kind: 'invalid',
      message: expect.stringContaining('Sign in'),
    });
    const access = new Access(undefined as never).use([new ExercisesPolicy()]);
    const other = new LessonChecks(lessonExercises, access, accounts, queries).execute(userId, lessonUuid(1));
    await expect(other).rejects.toMatchObject({ kind: 'not-found' });
  });
});
