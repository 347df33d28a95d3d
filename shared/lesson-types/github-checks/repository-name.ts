/** A repository on GitHub. */
export interface RepositoryName {
  owner: string;
  name: string;
}

/** Replaced by the learner's login in a lesson's `repository`. */
export const LOGIN = '{login}';

const OWNER = /^[a-z\d](?:[a-z\d-]{0,38})$/i;
const NAME = /^[\w.-]{1,100}$/;

/**
 * Reads `ada/forge-log`, or its address as a browser or `git clone` has it. Undefined if it's neither; the host isn't
 * compared, because a server can use a GitHub of its own.
 */
export function parseRepository(text: string): RepositoryName | undefined {
  const path = text
    .trim()
    .replace(/^(?:https?:\/\/[^/\s]+\/|git@[^:\s]+:)/i, '')
    .replace(/(?:\.git)?\/*$/, '');
  const [owner = '', name = '', ...rest] = path.split('/');
  // Below it: /tree/main and the like, copied along with the address.
  if (rest.length > 0 && !['tree', 'blob', 'commits', 'actions', 'pulls', 'issues'].includes(rest[0]!))
    return undefined;
  return isRepository({ owner, name }) ? { owner, name } : undefined;
}

export const fullName = ({ owner, name }: RepositoryName): string => `${owner}/${name}`;

/** The name that a lesson's pattern gives for this learner. */
export const nameFor = (pattern: string, login: string): string => pattern.replaceAll(LOGIN, login);

/** GitHub ignores case in names. */
export const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a lesson can ask for this name. */
export const isNamePattern = (pattern: string): boolean => isName(nameFor(pattern, 'login'));

const isRepository = ({ owner, name }: RepositoryName) => OWNER.test(owner) && isName(name);
const isName = (name: string) => NAME.test(name) && name !== '.' && name !== '..';
