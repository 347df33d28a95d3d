import { randomUUID } from 'node:crypto';
import { Access } from '@server/people/access';
import { expectNoDrift, newId } from '@server/platform/database';
import { updateUser } from '@shared/contracts';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { ChangeHandle } from './change-handle';
import { FindProfile } from './find-profile';
import { Handles } from './handles';
import { LearnerLocale } from './learner-locale';
import { PastHandleEntity } from './past-handle.entity';
import { DEFAULT_DETAILS, ProfileDetailsEntity } from './profile-details.entity';
import { SignUp } from './sign-up';
import { UpdateUser } from './update-user';
import { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { UsersPolicy } from './users.policy';

const entities = [PastHandleEntity, ProfileDetailsEntity, UserEntity];
const DAY_MS = 86_400_000;

describeOnBothDatabases('what learners change about themselves', { entities }, (db) => {
  let users: UserRepository;
  let profiles: FindProfile;
  beforeEach(() => {
    users = new UserRepository(db.dataSource);
    const access = new Access(undefined as never).use([new UsersPolicy()]);
    profiles = new FindProfile(db.dataSource, new Handles(db.dataSource), access);
  });

  async function learner(firstName = 'Ada'): Promise<string> {
    const email = `${newId()}@example.org`;
    await new SignUp(db.database, users, db.clock).execute({
      email,
      firstName,
      lastName: '',
      userTimezone: 'UTC',
    });
    return (await users.findByEmail(email))!.id;
  }

  /** As the call does: parsed by its schema first. */
  const update = (userId: string, body: object) =>
    new UpdateUser(db.database, users).execute(userId, updateUser.body!.parse(body));
  const changeHandle = (userId: string, handle: string) =>
    new ChangeHandle(db.database, users, db.clock).execute(userId, handle);
  const handleOf = async (userId: string) => (await users.find(userId))?.handle;

  test('the language is the request’s at sign-up, and can be changed; without one, it’s what the browser prefers', async () => {
    const locales = new LearnerLocale(db.dataSource);
    const browser = { asked: undefined, preferred: 'de' } as const;
    const email = `${newId()}@example.org`;
    const person = { email, firstName: 'Ada', lastName: '', userTimezone: 'UTC' };
    await new SignUp(db.database, users, db.clock).execute({ ...person, locale: 'de' });
    const userId = (await users.findByEmail(email))!.id;
    expect([await locales.ofAccount(userId), await locales.ofAccount(await learner())]).toEqual(['de', 'en']);
    await new UpdateUser(db.database, users).execute(userId, { locale: 'en' });
    expect(await locales.of(userId, browser)).toBe('en');
    expect(await locales.of(userId, { ...browser, asked: 'de' })).toBe('de');
    expect(await locales.of(await learner(), browser)).toBe('de');
    expect(await locales.of(undefined, browser)).toBe('de');
    expect(() => updateUser.body!.parse({ locale: 'de-DE' })).toThrow('en, de');
  });

  test('the tables match their entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('every field is stored, and empty texts as null', async () => {
    const ada = await learner();
    const texts = {
      bio: 'Builds engines.',
      jobTitle: 'Countess',
      location: 'London',
      twitterHandle: '@ada',
      linkedinURL: 'linkedin.com/in/ada',
      githubHandle: 'https://github.com/ada',
      websiteURL: 'example.org',
    };
    const others = {
      experienceLevel: 'professional',
      recruitersCanContact: true,
      IsPrivate: true,
      notifyOnCommissions: false,
    };
    const account = { firstName: 'Augusta', lastName: 'King', vimEnabled: true, timezone: 'Europe/London' };
    await update(ada, { ...texts, ...others, ...account });
    expect(await users.find(ada)).toMatchObject({
      ...{ firstName: 'Augusta', lastName: 'King', vimEnabled: true, timeZone: 'Europe/London' },
    });
    expect(await profiles.detailsOf(ada)).toMatchObject({
      ...{ bio: 'Builds engines.', jobTitle: 'Countess', location: 'London', twitterHandle: 'ada' },
      ...{
        linkedinUrl: 'https://linkedin.com/in/ada',
        githubHandle: 'ada',
        websiteUrl: 'https://example.org',
      },
      ...{ experienceLevel: 'professional', recruitersCanContact: true, isPrivate: true },
      notifyOnCommissions: false,
    });
    const cleared = Object.fromEntries(Object.keys(texts).map((field) => [field, ' ']));
    await update(ada, { ...cleared, experienceLevel: '', recruitersCanContact: false, IsPrivate: false });
    expect(await profiles.detailsOf(ada)).toMatchObject({ ...DEFAULT_DETAILS, notifyOnCommissions: false });
  });

  test('what isn’t sent stays, and so does what updateFields leaves out', async () => {
    const ada = await learner();
    await update(ada, { bio: 'One', location: 'London' });
    await update(ada, { bio: 'Two' });
    await update(ada, { updateFields: ['location'], location: null, bio: 'Three', firstName: 'Eve' });
    expect(() => update(ada, {})).toThrow('field.none-sent');
    expect(await profiles.detailsOf(ada)).toMatchObject({ bio: 'Two', location: null });
    expect(await users.find(ada)).toMatchObject({ firstName: 'Ada' });
    await expect(update(randomUUID(), { bio: 'x' })).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  test('a private profile is for its owner only', async () => {
    const ada = await learner();
    expect((await profiles.execute(undefined, 'ada')).user.id).toBe(ada);
    await update(ada, { IsPrivate: true });
    const denied = { kind: 'forbidden', message: 'This profile is private.' };
    await expect(profiles.execute(undefined, 'ada')).rejects.toMatchObject(denied);
    await expect(profiles.execute(await learner('Eve'), 'ada')).rejects.toMatchObject(denied);
    expect((await profiles.execute(ada, 'ada')).user.id).toBe(ada);
    for (const handle of ['nobody', '\0', ' ', 'a/b'])
      await expect(profiles.execute(ada, handle)).rejects.toMatchObject({
        kind: 'not-found',
        message: 'There’s no learner with this name.',
      });
  });

  test('an earlier handle leads to its learner and is nobody else’s', async () => {
    const ada = await learner();
    await changeHandle(ada, 'countess');
    expect(await handleOf(ada)).toBe('countess');
    expect((await profiles.execute(undefined, 'Ada')).user.id).toBe(ada);
    const taken = { kind: 'conflict', message: 'This handle is taken. Please choose another one.' };
    const eve = await learner('Eve');
    await expect(changeHandle(eve, 'ada')).rejects.toMatchObject(taken);
    await expect(changeHandle(eve, 'countess')).rejects.toMatchObject(taken);
    expect(await handleOf(await learner('Ada'))).toMatch(/^ada-\d+$/);
    await changeHandle(ada, 'ada');
    expect(await handleOf(ada)).toBe('ada');
    expect((await profiles.execute(undefined, 'countess')).user.id).toBe(ada);
  });

  test('a learner takes three new handles in 30 days', async () => {
    const ada = await learner();
    for (const handle of ['ada-1', 'ada-2', 'ada-3']) await changeHandle(ada, handle);
    await changeHandle(ada, 'ada-3');
    await expect(changeHandle(ada, 'ada-4')).rejects.toMatchObject({
      kind: 'rate-limited',
      message: 'You’ve changed your handle 3 times in the last 30 days. Please wait a little.',
    });
    await changeHandle(ada, 'ada-2');
    db.clock.advance(31 * DAY_MS);
    await changeHandle(ada, 'ada-4');
    expect(await handleOf(ada)).toBe('ada-4');
  });

  test('of those who want the same handle right now, one gets it', async () => {
    const ids = [await learner('A'), await learner('B'), await learner('C')];
    const outcomes = await Promise.allSettled(ids.map((id) => changeHandle(id, 'wanted')));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ kind: 'conflict' });
  });
});
