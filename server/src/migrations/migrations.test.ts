import { readdir } from 'node:fs/promises';
import { expectNoDrift, migrate } from '@server/platform/database';
import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner, Table } from 'typeorm';
import { describe, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/database';
import { migrations } from '.';
import { column } from './columns';

describe('the list of migrations', () => {
  test('contains every file in this folder, with classes named after their files', async () => {
    const files = await readdir(import.meta.dirname);
    const numbers = files.map((file) => /^(\d{13})-[a-z0-9-]+\.ts$/.exec(file)?.[1]).filter(Boolean);
    expect(migrations.map(({ name }) => name.slice(-13)).sort()).toEqual(numbers.sort());
  });
});

describeOnBothDatabases('migrating', (db) => {
  test('matches the event entities', async () => {
    await expectNoDrift(db.dataSource);
  });

  test('does nothing the second time', async () => {
    expect(await migrate(db.dataSource)).toEqual([]);
  });
});

@Entity('drifters')
class Drifter {
  @PrimaryColumn({ type: 'varchar', length: 36 }) id!: string;
  @Column({ type: 'varchar' }) name!: string;
}

class Drifters1700000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({ name: 'drifters', columns: [column.primaryUuid()] }));
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('drifters');
  }
}

class Fails1700000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(new Table({ name: 'half_made', columns: [column.primaryUuid()] }));
    throw new Error('on purpose');
  }
  async down(): Promise<void> {}
}

describeOnBothDatabases(
  'an empty database',
  { entities: [Drifter], migrations: [Drifters1700000000000] },
  (db) => {
    test('a column without a migration is detected', async () => {
      await expect(expectNoDrift(db.dataSource)).rejects.toThrow(/disagree[\s\S]*drifters[\s\S]*name/);
    });

    test('a migration that fails rolls back together with those before it', async () => {
      const failing = db.openAnother({ migrations: [...migrations, Fails1700000000001] });
      await expect(failing).rejects.toThrow('on purpose');
      const runner = db.dataSource.createQueryRunner();
      const tables = await runner.getTables(['half_made', 'events']);
      await runner.release();
      expect(tables).toEqual([]);
    });
  },
);

describeOnBothDatabases(
  'an empty database that several processes open',
  { entities: [Drifter], migrations: [Drifters1700000000000] },
  (db) => {
    test('is migrated once', async () => {
      const starts = Array.from({ length: 3 }, () =>
        db.openAnother({ migrations: [Drifters1700000000000, ...migrations] }),
      );
      await Promise.all(starts);
      const [row] = await db.dataSource.query('SELECT COUNT(*) AS total FROM migrations');
      expect(row.total).toBe(migrations.length + 1);
    });
  },
);

const before = (name: string) =>
  migrations.slice(
    0,
    migrations.findIndex((migration) => migration.name === name),
  );

describeOnBothDatabases('events', { migrations: before('Events1795323300000') }, (db) => {
  test('include the pending messages of the outbox, in order', async () => {
    const columns =
      'id, event, subscriber, order_key, payload, state, attempts, occurred_at, available_at, last_error';
    const add = (id: string, event: string, state: string) =>
      db.dataSource.query(
        `INSERT INTO outbox_messages (${columns})
          VALUES ('${id}', '${event}', 'auth.welcome', 'ann', '{"n":"${id}"}', '${state}', 3, 7, 9, 'oops')`,
      );
    await add('b', 'users.signed-up', 'pending');
    await add('a', 'users.signed-up', 'dead');
    await add('c', 'users.signed-up', 'done');
    await add('d', 'submissions.lesson-submitted', 'pending');
    const migrated = await db.openAnother({ migrations });
    const events = await migrated.query(
      'SELECT id, name, version, payload, occurred_at FROM events ORDER BY position',
    );
    const common = { name: 'users.signed-up', version: 1, occurred_at: 7 };
    expect(events).toEqual([
      { id: 'a', payload: '{"n":"a"}', ...common },
      { id: 'b', payload: '{"n":"b"}', ...common },
    ]);
    const deliveries = await migrated.query(
      'SELECT position, subscriber, state, last_error FROM event_deliveries ORDER BY position',
    );
    const delivery = { subscriber: 'auth.welcome', last_error: 'oops' };
    expect(deliveries).toEqual([
      { position: 1, state: 'dead', ...delivery },
      { position: 2, state: 'pending', ...delivery },
    ]);
    if (db.kind === 'postgres')
      expect(await migrated.query(`SELECT nextval('event_positions') AS next`)).toEqual([{ next: 3 }]);
  });
});

describeOnBothDatabases('XP breakdowns', { migrations: before('XpLines1795323900000') }, (db) => {
  test('get new keys and keep their lines', async () => {
    const columns =
      'id, user_id, lesson_id, course_id, created_at, answer, result_slug, result_message, xp_reward, xp_breakdown';
    const add = (id: string, breakdown: string) =>
      db.dataSource.query(
        `INSERT INTO submissions (${columns})
          VALUES ('${id}', 'u', 'l', 'c', 1, '{}', 'success', '', 0, '${breakdown}')`,
      );
    await add('a', '[{"Name":"Lesson","Percent":0,"XP":50},{"Name":"Streak","Percent":1,"XP":1}]');
    await add('b', '[]');
    const migrated = await db.openAnother({ migrations });
    const rows = await migrated.query('SELECT xp_breakdown FROM submissions ORDER BY id');
    expect(rows.map(({ xp_breakdown }: { xp_breakdown: string }) => JSON.parse(xp_breakdown))).toEqual([
      [
        { name: 'Lesson', percent: 0, xp: 50 },
        { name: 'Streak', percent: 1, xp: 1 },
      ],
      [],
    ]);
  });
});

describeOnBothDatabases(
  'hidden characters',
  { migrations: before('StripHiddenCharacters1795528138732') },
  (db) => {
    test('are taken out of the names and texts that were stored with them', async () => {
      const add = (table: string, row: Record<string, string | number | boolean | null>) => {
        const values = Object.values(row).map((value) =>
          typeof value === 'string' ? `'${value}'` : `${value}`,
        );
        return db.dataSource.query(
          `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')})`,
        );
      };
      const user = (id: string, firstName: string, lastName: string) =>
        add('users', {
          ...{ id, created_at: 1, handle: `handle-${id}`, email: `${id}@example.com`, time_zone: 'UTC' },
          ...{ first_name: firstName, last_name: lastName, vim_enabled: false, is_admin: false },
        });
      await user('a', 'Ada\u202egro.elpmaxe', 'O\u200b’\u2066Brien\u2069');
      await user('b', '\u3164', 'Lovelace');
      await user('c', '\u200b\u202e', '');
      await user('d', 'علی\u200cرضا', '👩🏽\u200d💻');
      await add('profile_details', {
        ...{ user_id: 'a', bio: "It\u202e''s me.\nReally.", job_title: '\u200b', location: null },
        ...{ website_url: 'https://example.com/\u200bada', recruiters_can_contact: false, is_private: false },
        ...{ shows_discord: false, notify_on_commissions: true },
      });
      await add('recruits', {
        recruit_id: 'b',
        recruiter_id: 'a',
        name: 'Eve\u202e',
        joined_at: 1,
        lessons: 0,
        days: 0,
      });
      const migrated = await db.openAnother({ migrations });
      expect(await migrated.query('SELECT id, first_name, last_name FROM users ORDER BY id')).toEqual([
        { id: 'a', first_name: 'Adagro.elpmaxe', last_name: 'O’Brien' },
        { id: 'b', first_name: 'Lovelace', last_name: '' },
        { id: 'c', first_name: 'handle-c', last_name: '' },
        { id: 'd', first_name: 'علی\u200cرضا', last_name: '👩🏽\u200d💻' },
      ]);
      expect(
        await migrated.query('SELECT bio, job_title, location, website_url FROM profile_details'),
      ).toEqual([
        { bio: "It's me.\nReally.", job_title: null, location: null, website_url: 'https://example.com/ada' },
      ]);
      expect(await migrated.query('SELECT name FROM recruits')).toEqual([{ name: 'Eve' }]);
    });
  },
);
