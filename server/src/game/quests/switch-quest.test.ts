import { UserEntity, UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import { QUESTS } from '@shared/rules/quests';
import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../test/database';
import { Audit } from '../../operations/audit/audit';
import { AuditEntryEntity } from '../../operations/audit/audit-entry.entity';
import { QuestSwitches } from './quest-switches';
import { SwitchQuest } from './switch-quest';
import { SwitchedOffQuestEntity } from './switched-off-quest.entity';

describeOnBothDatabases(
  'a quest that an admin switches',
  { entities: [AuditEntryEntity, SwitchedOffQuestEntity, UserEntity] },
  (db) => {
    test('goes off and on, each time once in the log', async () => {
      const { database, dataSource, clock } = db;
      const audit = new Audit(dataSource, new UserRepository(dataSource), clock);
      const switches = new QuestSwitches(dataSource, clock);
      const switchQuest = new SwitchQuest(database, switches, audit);
      const { id } = QUESTS[0]!;
      for (const isOn of [true, false, false]) await switchQuest.execute(newId(), id, isOn);
      expect(await switches.off()).toEqual(new Set([id]));
      await switchQuest.execute(newId(), id, true);
      expect(await switches.off()).toEqual(new Set());
      expect((await audit.list()).map(({ action, subject }) => [action, subject])).toEqual([
        ['switch-quest-on', id],
        ['switch-quest-off', id],
      ]);
    });
  },
);
