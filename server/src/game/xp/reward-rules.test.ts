import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DatabaseModule } from '@server/platform/database';
import { LessonRewards } from '@server/solving/submissions';
import { expect, onTestFinished, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { migrations } from '../../migrations';
import { submissionEntities, submitting } from '../../solving/submissions/testing/submitting';
import { LedgerEntryEntity } from './ledger-entry.entity';
import { LedgerReason } from './ledger-reason';
import { REWARD_ORDER, RewardRule, RewardRules } from './reward-rule';
import { FullMoonModule } from './testing/full-moon/full-moon.module';
import { XpModule } from './xp.module';

const entities = [...submissionEntities, LedgerEntryEntity];

describeOnBothDatabases('a reward rule of another feature', { entities }, (db) => {
  test('changes the pay of a submission, in its order among the other rules', async () => {
    const { clock, location } = db;
    @Module({
      imports: [
        DatabaseModule.forRoot({ ...location, migrations, clock, entities }),
        XpModule,
        FullMoonModule,
      ],
    })
    class App {}
    const app = await NestFactory.createApplicationContext(App, { logger: ['error'], abortOnError: false });
    onTestFinished(() => app.close());
    const { submit } = await submitting(db, app.get(LessonRewards));
    expect(await submit(1)).toMatchObject({
      XPReward: 150,
      XPBreakdown: [
        { Name: 'Lesson', Percent: 0, XP: 50 },
        { Name: 'Full moon', Percent: 0.5, XP: 25 },
        { Name: 'Level multiplier', Percent: 1, XP: 75 },
      ],
    });
  });
});

test('two rules with the same order fail at startup', () => {
  class First extends RewardRule {
    readonly order = REWARD_ORDER.potion;
    apply(): void {}
    applyToNewAccount(): void {}
  }
  class Second extends First {}
  const rules = new RewardRules({} as never);
  expect(() => rules.use([new First(), new Second()])).toThrow('First and Second have the order 400.');
});

test('two features cannot have the same ledger reason', () => {
  LedgerReason.define('test.moon');
  expect(() => LedgerReason.define('test.moon')).toThrow('Two ledger reasons are called test.moon.');
});
