import { type ApiClient, errorText } from '@web/api';
import type { ResultTable } from '@web/features/solving/workbench';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

const FIRST_QUERY = `-- Which courses have the most lessons?
SELECT courses.title, count(*) AS lessons
FROM courses
JOIN chapters ON chapters.course_id = courses.id
JOIN lessons ON lessons.chapter_id = chapters.id
GROUP BY courses.id
ORDER BY lessons DESC;
`;

/** A query on the server's copy of the course database, and what came of the last one. */
export class SqlConsoleStore {
  code = FIRST_QUERY;
  isRunning = false;
  result: ResultTable | null = null;
  /** The server left out what comes after the rows of `result`. */
  isCut = false;
  /** Why the last query failed; its result is gone. */
  error: string | null = null;

  constructor(private readonly api: ApiClient) {
    makeAutoObservable<this, 'api'>(this, { api: false, result: observableRef });
  }

  write(code: string): void {
    this.code = code;
  }

  /** Replaces the query by one that shows a table, and runs it. */
  async show(table: string): Promise<void> {
    if (this.isRunning) return;
    this.code = `SELECT * FROM ${table} LIMIT 20;\n`;
    await this.run();
  }

  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      const { columns, rows, isCut } = await this.api.call('runCourseSql', { body: { code: this.code } });
      const cells = rows.map((row) => row.map((value) => (value === null ? null : String(value))));
      this.end({ result: { columns, rows: cells, count: cells.length }, isCut, error: null });
    } catch (error) {
      this.end({ result: null, isCut: false, error: errorText(error) });
    }
  }

  private end(outcome: Pick<SqlConsoleStore, 'result' | 'isCut' | 'error'>): void {
    runInAction(() => Object.assign(this, outcome, { isRunning: false }));
  }
}
