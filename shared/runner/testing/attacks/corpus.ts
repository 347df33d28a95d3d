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

/** Attacks by theme. `port` is a listener on this machine that no attack may reach. */
export type Corpus = Readonly<Record<string, (port: number) => readonly Attack[]>>;

/** Attacks on the interpreters. */
export const INTERPRETER_ATTACKS: Corpus = {
  'exhausting the machine': () => exhaustion,
  'reaching the host': () => host,
  'reaching the network': network,
  'deceiving the judge': () => deceit,
  'leaving something behind': () => remains,
  'Python internals': () => pythonAttacks,
  'JavaScript and its tests': () => javascriptAttacks,
  'TypeScript and its compiler': () => typescriptAttacks,
  SQL: () => sqlAttacks,
};

/** Attacks on the compilers and on compiled programs. */
export const COMPILER_ATTACKS: Corpus = { C: () => cAttacks, Go: () => goAttacks };

/** For `npm test`: an attack on each thing that a program must not get at. None runs into a time limit. */
export const FEW_ATTACKS = [
  'python: reading /etc/passwd',
  'python: a connection',
  'javascript: the constructor of a host function',
  'javascript: tests: built-ins that lie',
  'sql: attaching a database by a computed name',
] as const;

/** A sample for `npm run test:all`, with every language and kind of attack. `npm run test:sandbox` runs them all. */
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
  'sql: attaching a database by a computed name',
  'sql: a table left for the next learner',
  'c: exponential macro expansion',
  'c: searching memory for the answer',
  'go: reading /etc',
  'go: accessing the tests’ variables',
] as const;

const named = (names: readonly string[]) => (port: number) => names.map((name) => attackNamed(name, port));

export const fewAttacks: (port: number) => Attack[] = named(FEW_ATTACKS);
export const sampleOfAttacks: (port: number) => Attack[] = named(SAMPLE_OF_ATTACKS);

/** Finds an attack by name. Throws unless there is exactly one. */
export function attackNamed(name: string, port = 0): Attack {
  const all = Object.values({ ...INTERPRETER_ATTACKS, ...COMPILER_ATTACKS }).flatMap((attacksOn) =>
    attacksOn(port),
  );
  const found = all.filter((attack) => attack.name === name);
  if (found.length !== 1) throw new Error(`${found.length} attacks are named "${name}"`);
  return found[0]!;
}
