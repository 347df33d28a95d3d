import { Inject, Injectable } from '@nestjs/common';
import { CourseOutlines } from '@server/learning/catalog';
import { DomainError } from '@server/platform/errors';
import { runFailure, SANDBOX, type Sandbox } from '@server/sandbox';
import type { SqlValue } from '@shared/contracts';
import type { RunRequest, RunResult } from '@shared/runner/runner';
import type { RowsShown } from '@shared/runner/sql/judge';
import { asIs, Text, text } from '@shared/texts';
import { courseDatabase } from './course-database';
import { readOnlyQuery } from './read-only';

export interface QueryResult {
  columns: string[];
  rows: SqlValue[][];
  /** There were more rows than returned. */
  isCut: boolean;
}

const MAX_ROWS = 1000;
const TIME_MS = 2000;
/** A name for the learner's query, so that its rows can be limited. */
const VIEW = 'your_query';

/** Runs a learner's query on a fresh copy of the course database. */
@Injectable()
export class QueryCourses {
  private cached: { of: unknown; script: string } | undefined;

  constructor(
    @Inject(SANDBOX) private readonly sandbox: Pick<Sandbox, 'lane'>,
    private readonly outlines: CourseOutlines,
  ) {}

  /** @throws DomainError `invalid` (the query; user-facing), `rate-limited` (busy), `unavailable`. */
  async execute(code: string): Promise<QueryResult> {
    const query = readOnlyQuery(code);
    const request: RunRequest = {
      language: 'sql',
      files: [
        { name: 'main.sql', content: `CREATE VIEW ${VIEW} AS\n${query}\n;` },
        { name: 'courses.sql', content: await this.database() },
      ],
      tests: [
        {
          name: 'rows.sql',
          content: `-- test: rows\n-- show\nSELECT * FROM ${VIEW} LIMIT ${MAX_ROWS + 1};`,
        },
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
    if (this.cached?.of !== outlines) this.cached = { of: outlines, script: courseDatabase(outlines) };
    return this.cached.script;
  }
}

function resultOf(result: RunResult): QueryResult {
  const test = result.tests?.[0];
  if (test?.outcome === 'failed') throw new DomainError('invalid', asIs(test.message));
  if (test?.outcome !== 'passed') throw new DomainError('invalid', whyStopped(result));
  const { columns, rows, count } = JSON.parse(test.message) as RowsShown;
  if (columns.length === 1 && count === 1 && rows.length === 0)
    throw new DomainError('invalid', text('sql.value-too-long'));
  const given = rows.slice(0, MAX_ROWS);
  return { columns, rows: given.map((row) => row.map(cellOf)), isCut: count > given.length };
}

/** A number starts with an n, text with a quote, bytes with an x. A number that JSON can't represent becomes text. */
function cellOf(cell: string): SqlValue {
  if (cell === 'null') return null;
  if (cell.startsWith("'")) return cell.slice(1);
  if (cell === 'x') return '';
  if (cell.startsWith('x')) return Buffer.from(cell.slice(1).split(',').map(Number)).toString('hex');
  const text = cell.slice(1);
  const number = Number(text);
  const isExact = Number.isInteger(number) ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isExact ? number : text;
}

function whyStopped({ limitHit, stderr, diagnostics = [] }: RunResult): Text {
  if (limitHit === 'time') return text('sql.too-slow', { seconds: TIME_MS / 1000 });
  if (limitHit) return text('sql.out-of-memory');
  const reason = diagnostics[0]?.message ?? stderr.trim();
  return reason ? asIs(reason) : text('sql.failed');
}
