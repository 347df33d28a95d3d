import { NotificationEntity, Notifications } from '@server/community/notifications';
import { Ledger } from '@server/game/xp';
import { Identities } from '@server/people/auth';
import { expectNoDrift } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { LedgerEntryEntity } from '../../game/xp/ledger-entry.entity';
import { IdentityEntity } from '../../people/auth/identities/identity.entity';
import { addLearner, submissionEntities } from '../../solving/submissions/testing/submitting';
import { requireBot } from './bot-secret';
import { DiscordRewardEntity } from './discord-reward.entity';
import { SendDiscordReward } from './send-discord-reward';

const GIFT = { id: 'gift-1', discordUserId: '81', currency: 'gems', amount: 5, text: 'Thanks!' } as const;

async function setUp(db: TestDatabase) {
  const identities = new Identities(db.dataSource, db.clock);
  const ledger = new Ledger(db.dataSource);
  const notifications = new Notifications(db.dataSource, { send: () => {} } as never, db.clock);
  const [userId, other] = [await addLearner(db), await addLearner(db)];
  const link = (id: string, subject: string) =>
    db.database.transaction((tx) => identities.link(tx, id, { provider: 'discord', subject, label: 'ada' }));
  await link(userId, '81');
  await link(other, '82');
  const useCase = new SendDiscordReward(db.database, identities, ledger, notifications, db.clock);
  return {
    userId,
    notifications,
    send: useCase.execute.bind(useCase),
    gems: (id = userId) => ledger.balance(id, 'gems'),
    other,
  };
}

const entities = [
  ...submissionEntities,
  DiscordRewardEntity,
  IdentityEntity,
  LedgerEntryEntity,
  NotificationEntity,
];

describeOnBothDatabases('rewards from a bot', { entities }, (db) => {
  test('are paid and announced once for each of its ids, however often it asks', async () => {
    const { userId, notifications, send, gems } = await setUp(db);
    const answers = await Promise.all([send(GIFT), send(GIFT), send(GIFT)]);
    expect(answers.toSorted()).toEqual([false, false, true]);
    expect(await gems()).toBe(5);
    expect(await notifications.of(userId)).toMatchObject([
      { type: 'discord_command_reward', data: { text: 'Thanks!', amount: 5, rewardType: 'gems' } },
    ]);
    expect(await send({ ...GIFT, id: 'gift-2' })).toBe(true);
    expect(await gems()).toBe(10);
    await expectNoDrift(db.dataSource);
  });

  test('go to who linked the account, and an id belongs to one reward', async () => {
    const { other, send, gems } = await setUp(db);
    await send(GIFT);
    await expect(send({ ...GIFT, id: 'gift-3', discordUserId: '83' })).rejects.toMatchObject({
      kind: 'not-found',
    });
    await expect(send({ ...GIFT, amount: 50 })).rejects.toMatchObject({ kind: 'conflict' });
    await expect(send({ ...GIFT, discordUserId: '82' })).rejects.toMatchObject({ kind: 'conflict' });
    expect([await gems(), await gems(other)]).toEqual([5, 0]);
  });
});

test('only the bot gets in, and nobody without a secret in the settings', () => {
  const secret = 'a-secret-of-the-bot-with-32-characters';
  expect(() => requireBot(secret, `Bearer ${secret}`)).not.toThrow();
  for (const wrong of [undefined, '', secret, 'Bearer ', `Bearer ${secret}x`, `Bot ${secret}`])
    expect(() => requireBot(secret, wrong)).toThrow('Please send the bot’s secret');
  expect(() => requireBot(undefined, `Bearer ${secret}`)).toThrow('No bot is set up');
  expect(() => requireBot(undefined, undefined)).toThrow('No bot is set up');
});
