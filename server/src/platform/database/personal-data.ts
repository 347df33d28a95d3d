import type { EntityManager } from 'typeorm';

/** Who deletes their account, by all that texts may call them. */
export interface ErasedPerson {
  userId: string;
  email: string;
  /** Handles, those they had before included, the email address and the name. */
  names: readonly string[];
}

/** What a table holds about a user, and what becomes of it when they delete their account. */
export interface PersonalDataRule {
  /** The properties with a user's id: a row is about each of them. Default: `userId`. */
  of?: string | readonly string[];
  /** The rows belong to rows of another table, which are about a user: the property with their id, and that table. */
  through?: readonly [property: string, entity: () => object];
  /**
   * `delete` by default. `keep`: sums of others would be wrong without the rows. They say nothing about a person once the
   * user they name is gone.
   */
  onErasure?: 'delete' | 'keep';
  /** Takes a user's names out of rows that are kept, before the others are deleted. */
  forget?: (manager: EntityManager, person: ErasedPerson) => Promise<void>;
  /** Properties that aren't exported: secrets, and hashes of them. `all`: there's nothing else in it. */
  secret?: 'all' | readonly string[];
}

const RULES = new WeakMap<object, PersonalDataRule>();

/**
 * On an entity with rows about users: `@PersonalData()`. Learners can then download the rows, and they're deleted with the
 * account (server/src/people/account-data). A test fails for an entity that names users and has none.
 */
export function PersonalData(rule: PersonalDataRule = {}): ClassDecorator {
  return (entity) => void RULES.set(entity, rule);
}

/** The rule of an entity's class; undefined if it holds nothing about users. */
export const personalDataOf = (entity: object): PersonalDataRule | undefined => RULES.get(entity);
