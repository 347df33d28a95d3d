import type { Attack } from './attack';
import { cAttacks } from './c';
import { deceit } from './deceit';
import { exhaustion } from './exhaustion';
import { goAttacks } from './go';
import { host, network } from './host';
import { javascriptAttacks } from './javascript';
import { pythonAttacks } from './python';
import { remains } from './remains';
import { sqlAttacks } from './sql';
import { typescriptAttacks } from './typescript';

/** Attacks by theme; `port` is a listener on this machine that nothing may reach. */
export type Corpus = Readonly<Record<string, (port: number) => readonly Attack[]>>;

/** On the interpreters. */
export const INTERPRETER_ATTACKS: Corpus = {
  'exhausting the machine': () => exhaustion,
  'reaching for the host': () => host,
  'reaching for the network': network,
  'deceiving the judge': () => deceit,
  'leaving something behind': () => remains,
  'Python’s own ground': () => pythonAttacks,
  'JavaScript and its tests': () => javascriptAttacks,
  'TypeScript and its compiler': () => typescriptAttacks,
  SQL: () => sqlAttacks,
};

/** On the compilers and on what they compile. */
export const COMPILER_ATTACKS: Corpus = { C: () => cAttacks, Go: () => goAttacks };

/** A handful for `npm test`: each language, and each way out, caps and lies alike. The rest is in `test:sandbox`. */
export const SAMPLE_OF_ATTACKS = [
  'python: an endless loop',
  'python: a list that grows',
  'python: reading /etc/passwd',
  'python: a connection',
  'python: reports written to every descriptor',
  'python: leaving a patched library',
  'javascript: endless output',
  'javascript: the constructor of a host function',
  'javascript: tests: built-ins that lie',
  'typescript: an endless loop',
  'sql: a recursion that never ends',
  'sql: another database by a computed name',
  'sql: a table for the next learner',
  'c: words that multiply',
  'c: looking for the answer in memory',
  'go: reading /etc',
  'go: the tests’ variables named',
] as const;

export const sampleOfAttacks = (port: number): Attack[] =>
  SAMPLE_OF_ATTACKS.map((name) => attackNamed(name, port));

/** One attack by its name. Throws when there is none, or more than one, of that name. */
export function attackNamed(name: string, port = 0): Attack {
  const all = Object.values({ ...INTERPRETER_ATTACKS, ...COMPILER_ATTACKS }).flatMap((attacksOn) =>
    attacksOn(port),
  );
  const found = all.filter((attack) => attack.name === name);
  if (found.length !== 1) throw new Error(`${found.length} attacks are named "${name}"`);
  return found[0]!;
}
