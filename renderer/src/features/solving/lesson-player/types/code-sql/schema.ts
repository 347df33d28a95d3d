import type { Runner, SourceFile } from '@shared/runner/runner';
import { type ResultTable, tablesIn } from '@web/features/solving/workbench';

export interface TableColumn {
  name: string;
  /** As it was declared; empty if it wasn't. */
  type: string;
  isKey: boolean;
  isRequired: boolean;
  /** "customers.id" */
  references: string | null;
}

export interface DatabaseTable {
  name: string;
  kind: 'table' | 'view';
  columns: TableColumn[];
}

/** The database of a lesson before the learner's script runs, in this browser. */
export interface LessonDatabase {
  /** @throws Error with a message for the learner */
  tables(): Promise<DatabaseTable[]>;
  /** The first rows of a table, and how many there are. */
  rows(table: string): Promise<ResultTable>;
}

/** The runtime prints no more rows of one result. */
const PAGE_ROWS = 50;
const MAX_PAGES = 10;

const SCHEMA = `
SELECT m.name, m.type, c.name, c.type, c.pk, c."notnull",
  (SELECT f."table" || '.' || coalesce(f."to", '') FROM pragma_foreign_key_list(m.name) AS f
   WHERE f."from" = c.name) AS ref
FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c
WHERE m.type IN ('table', 'view') AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
ORDER BY m.rowid, c.cid LIMIT ${PAGE_ROWS} OFFSET `;

const ENTRY = 'look.sql';

/** `files` create the database. Every look is a run of its own, on a new copy. */
export function lessonDatabase(runner: Runner, files: readonly SourceFile[]): LessonDatabase {
  const look = async (script: string): Promise<ResultTable[]> => {
    const entry = { name: ENTRY, content: script };
    const { stdout, stderr, exitCode } = await runner.run({ language: 'sql', files: [entry, ...files] });
    if (exitCode !== 0) throw new Error(stderr.trim());
    return tablesIn(stdout);
  };
  return {
    async tables() {
      const pages = Array.from({ length: MAX_PAGES }, (_, page) => `${SCHEMA}${page * PAGE_ROWS};`);
      return toTables((await look(pages.join('\n'))).flatMap(({ rows }) => rows));
    },
    async rows(table) {
      const name = `"${table.replaceAll('"', '""')}"`;
      const [counted, shown] = await look(
        `SELECT count(*) FROM ${name};\nSELECT * FROM ${name} LIMIT ${PAGE_ROWS};`,
      );
      if (!shown) throw new Error(`The table ${table} could not be read.`);
      return { ...shown, count: Number(counted?.rows[0]?.[0] ?? shown.count) };
    },
  };
}

function toTables(rows: readonly (string | null)[][]): DatabaseTable[] {
  const tables = new Map<string, DatabaseTable>();
  for (const [table = '', kind, name, type, key, required, references = null] of rows) {
    const found = tables.get(table ?? '') ?? {
      name: table ?? '',
      kind: kind === 'view' ? ('view' as const) : ('table' as const),
      columns: [],
    };
    tables.set(found.name, found);
    found.columns.push({
      name: name ?? '',
      type: type ?? '',
      isKey: key !== '0',
      isRequired: required === '1',
      references: references?.replace(/\.$/, '') ?? null,
    });
  }
  return [...tables.values()];
}
