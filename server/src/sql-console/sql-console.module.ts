import { Module } from '@nestjs/common';
import { AccessModule } from '@server/access';
import { CatalogModule } from '@server/catalog';
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
