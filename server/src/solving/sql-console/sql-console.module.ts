import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/learning/catalog';
import { AccessModule } from '@server/people/access';
import { QueryCourses } from './query-courses';
import { SqlConsoleController } from './sql-console.controller';
import { SqlConsolePolicy } from './sql-console.policy';

/** A global module provides the sandbox (SANDBOX). */
@Module({
  imports: [AccessModule, CatalogModule],
  controllers: [SqlConsoleController],
  providers: [QueryCourses, SqlConsolePolicy],
})
export class SqlConsoleModule {}
