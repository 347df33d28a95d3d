import { readdir } from 'node:fs/promises';
import { Database, expectNoDrift, migrate } from '@server/platform/database';
import { type DomainEvent, EventOperations } from '@server/platform/events';
import {
  Column,
  type DataSource,
  Entity,
  type MigrationInterface,
  PrimaryColumn,
  type QueryRunner,
  Table,
} from 'typeorm';
import { describe, expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../test/database';
import { LessonDone } from '../platform/events/testing/lesson-events';
import { migrations } from '.';
import { Exercises1795610000000 } from './1795610000000-exercises';
import { column } from './columns';
import { inOrder, readFolder } from './find-migrations';

describe('the list of migrations', () => {
  const names = migrations.map(({ name }) => name);

  test('contains every file in this folder, in order, with classes named after their files', async () => {
    const files = await readdir(import.meta.dirname);
    const numbers = files.map((file) => /^(\d{13})-[a-z0-9-]+\.ts$/.exec(file)?.[1]).filter(Boolean);
    expect(names.map((name) => name.slice(-13))).toEqual(numbers.sort());
  });

  test('is the same without a bundler', async () => {
    expect(inOrder(await readFolder()).map(({ name }) => name)).toEqual(names);
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

describeOnBothDatabases('deliveries', { migrations: before('PrunedEvents1795620000000') }, (db) => {
  test('are taken over: what waits is delivered, what was given up can be, and nothing twice', async () => {
    for (const position of [1, 2, 3, 4])
      await db.dataSource.query(
        `INSERT INTO events (position, id, name, version, order_key, payload, occurred_at)
          VALUES (${position}, 'event-${position}', '${LessonDone.name}', 1, 'ann', '{"user":"ann","lesson":${position}}', 7)`,
      );
    const add = (position: number, subscriber: string, state: string, attempts: number) =>
      db.dataSource.query(
        `INSERT INTO event_deliveries (position, subscriber, order_key, state, attempts, available_at, last_error)
          VALUES (${position}, '${subscriber}', 'ann', '${state}', ${attempts}, 9, ${state === 'done' ? 'NULL' : "'oops'"})`,
      );
    await add(1, 'quests', 'done', 1);
    await add(1, 'xp', 'done', 1);
    await add(2, 'quests', 'pending', 2);
    await add(2, 'xp', 'done', 3);
    await add(3, 'quests', 'pending', 0);
    await add(3, 'xp', 'dead', 12);
    await add(4, 'xp', 'done', 1); // from before there were quests
    const migrated = await db.openAnother({ migrations });
    expect(
      await migrated.query(
        'SELECT position, subscriber, order_key, state, attempts, available_at, last_error FROM event_deliveries ORDER BY 1, 2',
      ),
    ).toEqual(
      [
        { position: 2, subscriber: 'quests', state: 'pending', attempts: 2 },
        { position: 3, subscriber: 'quests', state: 'pending', attempts: 0 },
        { position: 3, subscriber: 'xp', state: 'dead', attempts: 12 },
      ].map((row) => ({ ...row, order_key: 'ann', available_at: 9, last_error: 'oops' })),
    );

    const seen: string[] = [];
    for (const name of ['quests', 'xp'])
      db.registry.register({
        name,
        event: LessonDone,
        handle: ({ lesson }, { attempt }) => void seen.push(`${name} ${lesson}, attempt ${attempt}`),
      });
    const { dispatcher } = db.createEvents(migrated);
    const delivered = async () => {
      await dispatcher.drain();
      return seen.splice(0);
    };
    expect(await delivered()).toEqual(['quests 2, attempt 3', 'quests 3, attempt 1']);
    const operations = new EventOperations(new Database(migrated));
    const event = LessonDone as DomainEvent<unknown>;
    const nowMs = db.clock.now().getTime();
    const none = { deletedUntil: null };
    expect(await operations.backfill({ name: 'xp', event }, nowMs)).toEqual({ added: 0, ...none });
    expect(await operations.backfill({ name: 'quests', event }, nowMs)).toEqual({ added: 1, ...none });
    expect(await delivered()).toEqual(['quests 4, attempt 1']);
    expect(await operations.retry(nowMs)).toBe(1);
    expect(await delivered()).toEqual(['xp 3, attempt 1']);
    await expectNoDrift(migrated);
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

describeOnBothDatabases('work on lessons', { migrations: before('Exercises1795610000000') }, (db) => {
  type Row = Record<string, string | number | null>;
  const submission: Row = {
    ...{
      id: 's',
      user_id: 'ann',
      lesson_id: 'hello',
      course_id: 'c',
      created_at: 1,
      answer: '{"kind":"files"}',
    },
    ...{ result_slug: 'failure', result_message: 'Not yet.', xp_reward: 0, xp_breakdown: '[]' },
    ...{ signature: 'output line 1: 7', interview: null, request_id: 'r', made_at: 3 },
  };
  const progress: Row = {
    ...{ user_id: 'ann', lesson_id: 'hello', attempts: 2, success_count: 1, first_success_at: 4 },
    ...{ completed_at: null, reset_at: 5, solution_viewed_at: 6, updated_at: 7 },
  };
  const draft: Row = {
    ...{ user_id: 'ann', lesson_id: 'hello', version: 3, saved_at: 8, writer: 'w', starter: null },
    answer: '{"choice":"print"}',
  };
  const version: Row = {
    ...{ id: 'v', user_id: 'ann', lesson_id: 'hello', saved_at: 9, reason: 'elsewhere', writer: 'w' },
    ...{ starter: 'abc', answer: '{"choice":"input"}' },
  };
  const add = (dataSource: DataSource, table: string, row: Row) => {
    const values = Object.values(row).map((value) => (typeof value === 'string' ? `'${value}'` : `${value}`));
    return dataSource.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${values.join(', ')})`,
    );
  };
  /** The same row with a reference to an exercise. */
  const ofExercise = ({ lesson_id: exercise_id, ...row }: Row, exercise_source = 'lesson'): Row =>
    ({ ...row, exercise_source, exercise_id }) as Row;

  test('becomes work on exercises with nothing lost, and is the same after the way back', async () => {
    await add(db.dataSource, 'submissions', submission);
    await add(db.dataSource, 'lesson_progress', progress);
    await add(db.dataSource, 'lesson_drafts', draft);
    await add(db.dataSource, 'lesson_draft_versions', version);
    const migrated = await db.openAnother({ migrations: before('PrunedEvents1795620000000') });
    const all = (table: string) => migrated.query(`SELECT * FROM ${table}`);
    expect(await all('submissions')).toEqual([ofExercise(submission)]);
    expect(await all('exercise_progress')).toEqual([ofExercise(progress)]);
    expect(await all('exercise_drafts')).toEqual([ofExercise(draft)]);
    expect(await all('exercise_draft_versions')).toEqual([ofExercise(version)]);

    for (const [table, row] of [
      ['submissions', { ...submission, id: 'other' }],
      ['exercise_progress', progress],
      ['exercise_drafts', draft],
    ] as const)
      await expect(add(migrated, table, ofExercise(row))).rejects.toThrow(/unique/i);
    const challenge = { ...ofExercise(submission, 'challenge'), id: 'other', course_id: null };
    await add(migrated, 'submissions', { ...challenge, request_id: 'another' });
    await add(migrated, 'exercise_progress', ofExercise(progress, 'challenge'));
    await add(migrated, 'exercise_drafts', ofExercise(draft, 'challenge'));

    const runner = migrated.createQueryRunner();
    await runner.startTransaction();
    await new Exercises1795610000000().down(runner);
    await runner.commitTransaction();
    await runner.release();
    expect(await all('submissions')).toEqual([submission]);
    expect(await all('lesson_progress')).toEqual([progress]);
    expect(await all('lesson_drafts')).toEqual([draft]);
    expect(await all('lesson_draft_versions')).toEqual([version]);
  });
});

describeOnBothDatabases('results', { migrations: before('ResultTexts1795732157000') }, (db) => {
  test('from before their texts had ids stay in English', async () => {
    await db.dataSource.query(
      `INSERT INTO submissions
        (id, user_id, exercise_source, exercise_id, course_id, created_at, answer, result_slug, result_message, xp_reward, xp_breakdown)
        VALUES ('a', 'u', 'lesson', 'l', 'c', 1, '{}', 'failure', 'Line 2 doesn’t match yet.', 0, '[]')`,
    );
    const migrated = await db.openAnother({ migrations });
    expect(await migrated.query('SELECT result_message, result_text FROM submissions')).toEqual([
      { result_message: 'Line 2 doesn’t match yet.', result_text: null },
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
