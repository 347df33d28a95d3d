import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';
import { column } from './columns';

/** What learners say about themselves, their earlier handles, and their pictures. */
export class Profiles1795390750006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of [profileDetails(), pastHandles(), profileImages()]) await runner.createTable(table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['profile_images', 'past_handles', 'profile_details']) await runner.dropTable(table);
  }
}

const profileDetails = () =>
  new Table({
    name: 'profile_details',
    columns: [
      column.primaryUuid('user_id'),
      column.text('bio', { isNullable: true }),
      column.varchar('job_title', { isNullable: true }),
      column.varchar('location', { isNullable: true }),
      column.varchar('twitter_handle', { isNullable: true }),
      column.varchar('linkedin_url', { isNullable: true }),
      column.varchar('github_handle', { isNullable: true }),
      column.varchar('website_url', { isNullable: true }),
      column.enumeration('experience_level', { isNullable: true }),
      column.boolean('recruiters_can_contact'),
      column.boolean('is_private'),
      column.boolean('notify_on_commissions'),
    ],
  });

const pastHandles = () =>
  new Table({
    name: 'past_handles',
    columns: [
      column.varchar('handle', { isPrimary: true }),
      column.uuid('user_id'),
      column.timestamp('changed_at'),
    ],
    indices: [{ name: 'ix_past_handles_user', columnNames: ['user_id', 'changed_at'] }],
  });

const profileImages = () =>
  new Table({
    name: 'profile_images',
    columns: [
      column.primaryUuid(),
      column.uuid('user_id'),
      column.timestamp('created_at'),
      column.text('webp'),
    ],
    indices: [{ name: 'uq_profile_images_user', columnNames: ['user_id'], isUnique: true }],
  });
