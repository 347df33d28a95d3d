import { type FoundMigrations, inOrder, readFolder } from './find-migrations';

/**
 * All migrations, in the order of their numbers (see README.md): every file in this folder whose name starts with a
 * number. The build and the tests take them in by that name; `npm run dev` has no bundler, and reads the folder.
 */
export const migrations = inOrder(
  import.meta.env
    ? import.meta.glob<FoundMigrations[string]>('./[0-9]*.ts', { eager: true })
    : await readFolder(),
);
