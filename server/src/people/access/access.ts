import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { DomainError } from '@server/platform/errors';
import { text } from '@shared/texts';

/** Who asks: a user id, or undefined for a guest, as `@UserId()` has it. */
export type Learner = string | undefined;

export const GUEST: Learner = undefined;

/** The answer of a policy: `allowed`, or the error that the learner gets. */
export type Decision = 'allowed' | DomainError;

/** Something a learner may or may not do with a subject, declared in `<feature>.policy.ts`. */
export class Action<Subject = undefined> {
  /** Keeps actions with different subjects apart for the compiler. */
  declare private readonly subject: (subject: Subject) => void;

  private constructor(readonly name: string) {}

  static define<Subject = undefined>(name: string): Action<Subject> {
    return new Action(name);
  }
}

/** Nothing for an action that has no subject. */
type SubjectOf<Subject> = [Subject] extends [undefined] ? [] : [subject: Subject];

type Decide<Subject> = (learner: Learner, subject: Subject) => Decision | Promise<Decision>;

/** Who may do one action. */
export interface Rule {
  action: Action<never>;
  decide: Decide<never>;
}

/** Who may do `action`: `decide` runs outside of transactions and may read the database. */
export function rule<Subject>(action: Action<Subject>, decide: Decide<Subject>): Rule {
  return { action, decide };
}

/** A feature's rules. Its module provides a class that extends this; it is found at startup. */
export abstract class Policy {
  abstract readonly rules: readonly Rule[];
}

/** Decides who may do what, by the rules of all features. An action without a rule is forbidden to everybody. */
@Injectable()
export class Access implements OnModuleInit {
  private readonly rules = new Map<unknown, Decide<unknown>>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const instances = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    this.use(new Set(instances.filter((instance) => instance instanceof Policy)));
  }

  /** @throws Error when an action has two rules. */
  use(policies: Iterable<Policy>): this {
    for (const { action, decide } of [...policies].flatMap((policy) => policy.rules)) {
      if (this.rules.has(action)) throw new Error(`Two policies have a rule for the action ${action.name}.`);
      this.rules.set(action, decide as Decide<unknown>);
    }
    return this;
  }

  /** For showing what is open; `require` enforces it. */
  async can<Subject>(
    learner: Learner,
    action: Action<Subject>,
    ...subject: SubjectOf<Subject>
  ): Promise<boolean> {
    return (await this.decide(learner, action, subject[0])) === 'allowed';
  }

  /** @throws DomainError as the policy decided, such as `forbidden`, `payment-required` or `unauthenticated`. */
  async require<Subject>(
    learner: Learner,
    action: Action<Subject>,
    ...subject: SubjectOf<Subject>
  ): Promise<void> {
    const decision = await this.decide(learner, action, subject[0]);
    if (decision !== 'allowed') throw decision;
  }

  private async decide(learner: Learner, action: unknown, subject: unknown): Promise<Decision> {
    const decide = this.rules.get(action);
    return decide ? decide(learner, subject) : new DomainError('forbidden', text('access.denied'));
  }
}
