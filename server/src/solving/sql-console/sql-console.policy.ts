import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/people/access';

export const QueryCourseDatabase = Action.define('query-course-database');

/** Everybody may query the copy of the course database; it holds nothing private. */
@Injectable()
export class SqlConsolePolicy extends Policy {
  readonly rules = [rule(QueryCourseDatabase, () => 'allowed')];
}
