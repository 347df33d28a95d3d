import { Controller } from '@nestjs/common';
import { Access } from '@server/people/access';
import { Input, RateLimit, Serve, UserId } from '@server/platform/http';
import type { InputOf, SqlResult } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { QueryCourses } from './query-courses';
import { QueryCourseDatabase } from './sql-console.policy';

@Controller()
export class SqlConsoleController {
  constructor(
    private readonly queryCourses: QueryCourses,
    private readonly access: Access,
  ) {}

  @Serve(contract.runCourseSql)
  @RateLimit(60, 60_000)
  async run(
    @Input() { body }: InputOf<typeof contract.runCourseSql>,
    @UserId() userId: string | undefined,
  ): Promise<SqlResult> {
    await this.access.require(userId, QueryCourseDatabase);
    const { columns, rows, isCut } = await this.queryCourses.execute(body.code);
    return { Columns: columns, Rows: rows, IsCut: isCut };
  }
}
