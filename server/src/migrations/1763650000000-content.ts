import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** Tracks, courses, chapters and lessons from content/. Rows are retired, never deleted. */
export class Content1763650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [tracks(), courses(), chapters(), lessons()]) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of ['lessons', 'chapters', 'courses', 'tracks']) await runner.dropTable(name);
  }
}

const imported = () => [
  column.primaryUuid(),
  column.varchar('slug'),
  column.varchar('title'),
  column.integer('position'),
  column.varchar('hash'),
  column.timestamp('last_mod'),
  column.timestamp('retired_at', { isNullable: true }),
];

const tracks = () =>
  new Table({
    name: 'tracks',
    columns: [...imported(), column.text('description'), column.json('course_ids')],
    indices: [{ name: 'ix_tracks_slug', columnNames: ['slug'] }],
  });

const courses = () =>
  new Table({
    name: 'courses',
    columns: [
      ...imported(),
      column.text('summary'),
      column.text('description'),
      column.enumeration('language'),
      column.enumeration('status'),
      column.varchar('emblem'),
      column.integer('reward_xp'),
    ],
    indices: [{ name: 'ix_courses_slug', columnNames: ['slug'] }],
  });

const chapters = () =>
  new Table({
    name: 'chapters',
    columns: [...imported(), column.uuid('course_id'), column.text('description')],
    indices: [{ name: 'ix_chapters_course_id', columnNames: ['course_id', 'position'] }],
  });

const lessons = () =>
  new Table({
    name: 'lessons',
    columns: [
      ...imported(),
      column.uuid('chapter_id'),
      column.uuid('course_id'),
      column.enumeration('type'),
      column.integer('difficulty'),
      column.text('prose'),
      column.json('data'),
    ],
    indices: [
      { name: 'ix_lessons_chapter_id', columnNames: ['chapter_id', 'position'] },
      { name: 'ix_lessons_course_id', columnNames: ['course_id'] },
    ],
  });
