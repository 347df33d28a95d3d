import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { PastHandleEntity } from './past-handle.entity';
import { SetActiveTrack } from './set-active-track';
import { SignUp, type SignUpInput } from './sign-up';
import { UserEntity } from './user.entity';
import { UserRepository } from './user.repository';
import { UserSignedUp } from './users.events';

const ada: SignUpInput = { email: 'ada@example.org', firstName: 'Ada', lastName: 'Lovelace' };
const TAKEN = {
  kind: 'conflict',
  message: 'An account with this email already exists. Sign in instead.',
};

describeOnBothDatabases('signing up', { entities: [PastHandleEntity, UserEntity] }, (db) => {
  let users: UserRepository;
  beforeEach(() => {
    users = new UserRepository(db.dataSource);
  });

  const signUp = (input: Partial<SignUpInput> = {}) =>
    new SignUp(db.database, users, db.clock).execute({ ...ada, ...input });

  test('opens an account and emits an event', async () => {
    await signUp({ userTimezone: 'Europe/Berlin', redirect: '/courses' });
    const user = await users.findByEmail('ada@example.org');
    expect(user).toEqual({
      id: expect.any(String),
      createdAt: db.clock.now(),
      handle: 'ada-lovelace',
      email: 'ada@example.org',
      firstName: 'Ada',
      lastName: 'Lovelace',
      timeZone: 'Europe/Berlin',
      locale: null,
      vimEnabled: false,
      isAdmin: false,
      profileImageUrl: null,
      discordUserId: null,
      hidesCompetitionSince: null,
      referringUserId: null,
      activeTrackId: null,
      suspendedAt: null,
      suspensionReason: null,
      eraseAt: null,
    });
    expect(db.emitted(UserSignedUp)).toEqual([{ userId: user!.id, redirect: '/courses' }]);
  });

  test('an email address can have only one account', async () => {
    await signUp();
    await expect(signUp({ firstName: 'Eve' })).rejects.toMatchObject(TAKEN);
    expect(await users.findByEmail('ada@example.org')).toMatchObject({ firstName: 'Ada' });
    expect(db.emitted(UserSignedUp)).toHaveLength(1);
  });

  test('twenty concurrent sign-ups with one email address open one account', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => signUp()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(TAKEN);
    expect(await db.dataSource.manager.count(UserEntity)).toBe(1);
    expect(db.emitted(UserSignedUp)).toHaveLength(1);
  });

  test('people with the same name who sign up concurrently get different handles', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => signUp({ email: `ada-${number}@example.org` })),
    );
    const handles = (await db.dataSource.manager.find(UserEntity)).map(({ handle }) => handle);
    expect(new Set(handles).size).toBe(20);
    expect(handles).toContain('ada-lovelace');
    for (const handle of handles) expect(handle).toMatch(/^ada-lovelace(-\d+)?$/);
  });

  test('a referral is stored if the referring user exists', async () => {
    await signUp();
    const referrer = await users.findByEmail('ada@example.org');
    await signUp({ email: 'bob@example.org', referringUserUUID: referrer!.id });
    await signUp({ email: 'eve@example.org', referringUserUUID: randomUUID() });
    expect(await users.findByEmail('bob@example.org')).toMatchObject({ referringUserId: referrer!.id });
    expect(await users.findByEmail('eve@example.org')).toMatchObject({ referringUserId: null });
  });

  test('setting the active track does not affect other users', async () => {
    await signUp();
    await signUp({ email: 'bob@example.org' });
    const [adaRow, trackId] = [await users.findByEmail('ada@example.org'), randomUUID()];
    const setActiveTrack = new SetActiveTrack(db.database);
    await setActiveTrack.execute(adaRow!.id, trackId);
    expect(await users.find(adaRow!.id)).toMatchObject({ activeTrackId: trackId });
    expect(await users.findByEmail('bob@example.org')).toMatchObject({ activeTrackId: null });
    await expect(setActiveTrack.execute(randomUUID(), trackId)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});
