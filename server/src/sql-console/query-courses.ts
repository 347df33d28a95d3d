import { Inject, Injectable } from '@nestjs/common';
import { CourseOutlines } from '@server/catalog';
import { DomainError } from '@server/platform/errors';
import { runFailure, SANDBOX, type Sandbox } from '@server/sandbox';
import type { SqlValue } from '@shared/contracts';
import type { RunRequest, RunResult } from '@shared/runner/runner';
import { courseDatabase } from './course-database';
import { readOnlyQuery } from './read-only';

export interface QueryResult {
  columns: string[];
  rows: SqlValue[][];
  /** There were more rows than are given. */
  isCut: boolean;
}

const MOST_ROWS = 1000;
const TIME_MS = 2000;
/** The learner's query under a name, so that it can be asked for its columns as well as for its rows. */
const VIEW = 'your_query';

/** Runs a learner's query on a copy of the course database, each time a new one (specification 2, courses_sql_api). */
@Injectable()
export class QueryCourses {
  private kept: { of: unknown; script: string } | undefined;

  constructor(
    @Inject(SANDBOX) private readonly sandbox: Pick<Sandbox, 'lane'>,
    private readonly outlines: CourseOutlines,
  ) {}

  /** @throws DomainError `invalid` (the query, in a learner's words), `rate-limited` (busy), `unavailable`. */
  async execute(code: string): Promise<QueryResult> {
    const query = readOnlyQuery(code);
    const request: RunRequest = {
      language: 'sql',
      files: [
        { name: 'main.sql', content: `CREATE VIEW ${VIEW} AS\n${query}\n;` },
        { name: 'courses.sql', content: await this.database() },
      ],
      probes: [
        `SELECT name FROM pragma_table_info('${VIEW}') ORDER BY cid`,
        `SELECT * FROM ${VIEW} LIMIT ${MOST_ROWS + 1}`,
      ],
      limits: { timeMs: TIME_MS },
    };
    const result = await this.sandbox
      .lane('interactive')
      .run(request)
      .catch((error: unknown) => {
        throw runFailure(error);
      });
    return resultOf(result);
  }

  private async database(): Promise<string> {
    const outlines = await this.outlines.all();
    if (this.kept?.of !== outlines) this.kept = { of: outlines, script: courseDatabase(outlines) };
    return this.kept.script;
  }
}

function resultOf(result: RunResult): QueryResult {
  const failed = result.probes.find((probe) => probe.kind === 'error');
  if (failed?.kind === 'error') throw new DomainError('invalid', failed.message);
  const [names, values] = result.probes;
  if (names?.kind !== 'value' || values?.kind !== 'value')
    throw new DomainError('invalid', whyStopped(result));
  const columns = cellsOf(names.value).rows.map(([name]) => String(name));
  const { rows, isCut } = cellsOf(values.value);
  return { columns, rows: rows.slice(0, MOST_ROWS), isCut: isCut || rows.length > MOST_ROWS };
}

/** The rows of a probe's value as the SQL runtime writes it: a single cell alone, everything else as JSON. */
function cellsOf(value: string): Pick<QueryResult, 'rows' | 'isCut'> {
  if (!value.startsWith('[')) return { rows: [[cellOf(value)]], isCut: false };
  const parts = JSON.parse(value) as (string[] | number)[];
  const rows = parts.filter((part) => typeof part !== 'number');
  return { rows: rows.map((row) => row.map(cellOf)), isCut: rows.length < parts.length };
}

/** A text begins with a quote, bytes with an x. A number that JSON cannot hold comes as its text. */
function cellOf(cell: string): SqlValue {
  if (cell === 'null') return null;
  if (cell.startsWith("'")) return cell.slice(1);
  if (cell === 'x') return '';
  if (cell.startsWith('x')) return Buffer.from(cell.slice(1).split(',').map(Number)).toString('hex');
  const number = Number(cell);
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isExact ? number : cell;
}

function whyStopped({ limitHit, stderr, diagnostics = [] }: RunResult): string {
  if (limitHit === 'time')
    return `The query took longer than ${TIME_MS / 1000} seconds and was stopped. Does every JOIN have its ON?`;
  if (limitHit) return 'The query needs more memory than there is here. Ask for fewer rows.';
  return diagnostics[0]?.message ?? (stderr.trim() || 'The query could not be run.');
}
