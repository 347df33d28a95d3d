import { withoutHidden } from '@shared/rules/hidden-characters';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What users typed before hidden characters were refused, by the key of its table. */
const TEXTS = {
  users: { key: 'id', columns: ['first_name', 'last_name'] },
  profile_details: {
    key: 'user_id',
    columns: ['bio', 'job_title', 'location', 'linkedin_url', 'website_url'],
  },
  recruit_invitations: { key: 'id', columns: ['name'] },
  recruits: { key: 'recruit_id', columns: ['name'] },
  passkeys: { key: 'id', columns: ['name'] },
  reviews: { key: 'id', columns: ['public_review', 'private_review'] },
  feedback: { key: 'id', columns: ['text'] },
};

const PAGE = 500;

type Row = Record<string, string | null>;

/**
 * Names and texts from before hidden characters such as U+202E were refused lose them. Certificates keep the name that was
 * signed until their owners have them drawn again.
 */
export class StripHiddenCharacters1795528138732 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, { key, columns }] of Object.entries(TEXTS)) {
      for await (const row of rowsOf(runner, table, key, columns)) {
        const changed = columns.filter((column) => row[column] && withoutHidden(row[column]) !== row[column]);
        if (changed.length === 0) continue;
        const values = changed.map((column) => `${column} = ${sql(cleaned(table, column, row))}`);
        await runner.query(`UPDATE ${table} SET ${values.join(', ')} WHERE ${key} = ${sql(row[key]!)}`);
      }
    }
    // Nobody is without a name.
    await runner.query(
      `UPDATE users SET first_name = CASE WHEN last_name = '' THEN handle ELSE last_name END, last_name = ''
        WHERE first_name = ''`,
    );
  }

  async down(): Promise<void> {}
}

async function* rowsOf(
  runner: QueryRunner,
  table: string,
  key: string,
  columns: readonly string[],
): AsyncGenerator<Row> {
  for (let after = ''; ; ) {
    const rows = (await runner.query(
      `SELECT ${[key, ...columns].join(', ')} FROM ${table} WHERE ${key} > ${sql(after)} ORDER BY ${key} LIMIT ${PAGE}`,
    )) as Row[];
    yield* rows;
    if (rows.length < PAGE) return;
    after = rows.at(-1)![key]!;
  }
}

/** Without hidden characters, as a new one is stored: a text of a profile that's empty then is null. */
function cleaned(table: string, column: string, row: Row): string | null {
  const text = withoutHidden(row[column]!).trim();
  return text === '' && table === 'profile_details' ? null : text;
}

/** A literal: the two databases write parameters differently. */
const sql = (value: string | null) => (value === null ? 'NULL' : `'${value.replaceAll("'", "''")}'`);
