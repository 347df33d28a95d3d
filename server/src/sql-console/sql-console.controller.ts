import { Controller } from '@nestjs/common';
import { Input, RateLimit, Serve } from '@server/platform/http';
import type { InputOf, SqlResult } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { QueryCourses } from './query-courses';

@Controller()
export class SqlConsoleController {
  constructor(private readonly queryCourses: QueryCourses) {}

  @Serve(contract.runCourseSql)
  @RateLimit(60, 60_000)
  async run(@Input() { body }: InputOf<typeof contract.runCourseSql>): Promise<SqlResult> {
    const { columns, rows, isCut } = await this.queryCourses.execute(body.code);
    return { Columns: columns, Rows: rows, IsCut: isCut };
  }
}
