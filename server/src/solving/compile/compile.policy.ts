import { Injectable } from '@nestjs/common';
import { Action, Policy, rule } from '@server/people/access';

export const CompilePrograms = Action.define('compile-programs');

/** Guests compile too: lessons and playgrounds can be tried without an account. */
@Injectable()
export class CompilePolicy extends Policy {
  readonly rules = [rule(CompilePrograms, () => 'allowed')];
}
