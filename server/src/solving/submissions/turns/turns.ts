import type { DomainError } from '@server/platform/errors';

export interface TurnRules {
  /** How many of one key run at the same time. */
  running: number;
  /** How many more can wait. */
  queued: number;
  /** For those beyond that. */
  refusal: () => DomainError;
}

/** Port: those with the same key take turns, first in, first out. */
export abstract class Turns {
  /** Runs `work` once it's its turn. @throws the rules' refusal, without running it, when too many wait already. */
  abstract run<T>(key: string, rules: TurnRules, work: () => Promise<T>): Promise<T>;
}
