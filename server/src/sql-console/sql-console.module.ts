import { Module } from '@nestjs/common';
import { CatalogModule } from '@server/catalog';
import { QueryCourses } from './query-courses';
import { SqlConsoleController } from './sql-console.controller';

/** A global module provides the sandbox (SANDBOX). */
@Module({ imports: [CatalogModule], controllers: [SqlConsoleController], providers: [QueryCourses] })
export class SqlConsoleModule {}
