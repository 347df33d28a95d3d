import { Inject, Injectable } from '@nestjs/common';
import { CourseOutlines } from '@server/catalog';
import { DomainError } from '@server/platform/errors';
import { runFailure, SANDBOX, type Sandbox } from '@server/sandbox';
import type { SqlValue } from '@shared/contracts';
import type { RunRequest, RunResult } from '@shared/runner/runner';
import { z } from 'zod';
import { courseDatabase } from './course-database';
import { readOnlyStatements } from './read-only';

/** What the last of the statements gave. */
export interface QueryResult {
  columns: string[];
  rows: SqlValue[][];
  /** There were more rows than are given. */
  isCut: boolean;
}

const MOST_ROWS = 1000;
const TIME_MS = 2000;

/** The value of a query, as the SQL runtime gives it. */
const ResultSet = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
});

/** Runs a learner's queries on a copy of the course database, each time a new one (specification 2, courses_sql_api). */
@Injectable()
export class QueryCourses {
  private kept: { of: unknown; script: string } | undefined;

  constructor(
    @Inject(SANDBOX) private readonly sandbox: Pick<Sandbox, 'lane'>,
    private readonly outlines: CourseOutlines,
  ) {}

  /** @throws DomainError `invalid` (the query, in a learner's words), `rate-limited` (busy), `unavailable`. */
  async execute(code: string): Promise<QueryResult> {
    const probes = readOnlyStatements(code);
    const request: RunRequest = {
      language: 'sql',
      files: [
        { name: 'main.sql', content: '' },
        { name: 'courses.sql', content: await this.database() },
      ],
      probes,
      limits: { timeMs: TIME_MS },
    };
    const result = await this.sandbox
      .lane('interactive')
      .run(request)
      .catch((error: unknown) => {
        throw runFailure(error);
      });
    return resultOf(request, result);
  }

  private async database(): Promise<string> {
    const outlines = await this.outlines.all();
    if (this.kept?.of !== outlines) this.kept = { of: outlines, script: courseDatabase(outlines) };
    return this.kept.script;
  }
}

function resultOf({ probes = [] }: RunRequest, result: RunResult): QueryResult {
  for (const probe of result.probes)
    if (probe.kind === 'error') throw new DomainError('invalid', probe.message);
  const last = result.probes[probes.length - 1];
  if (last?.kind !== 'value') throw new DomainError('invalid', whyStopped(result));
  const { columns, rows } = ResultSet.parse(JSON.parse(last.value));
  return { columns, rows: rows.slice(0, MOST_ROWS), isCut: rows.length > MOST_ROWS };
}

function whyStopped({ limitHit, stderr }: RunResult): string {
  if (limitHit === 'time')
    return `The query took longer than ${TIME_MS / 1000} seconds and was stopped. Does every JOIN have its ON?`;
  if (limitHit) return 'The query needs more memory than there is here. Ask for fewer rows.';
  return stderr.trim() || 'The query could not be run.';
}
