import type { Attack } from './attack';
import { cAttacks } from './c';
import { deceit } from './deceit';
import { exhaustion } from './exhaustion';
import { goAttacks } from './go';
import { host } from './host';
import { javascriptAttacks } from './javascript';
import { network } from './network';
import { pythonAttacks } from './python';
import { remains } from './remains';
import { requests } from './requests';
import { sqlAttacks } from './sql';
import { typescriptAttacks } from './typescript';

/** Attacks by theme; `port` is a listener on this machine that nothing may reach. */
export type Corpus = Readonly<Record<string, (port: number) => readonly Attack[]>>;

/** On the interpreters. */
export const INTERPRETER_ATTACKS: Corpus = {
  'requests that must not run': () => requests,
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

/** One attack by its name. Throws when there is none, or more than one, of that name. */
export function attackNamed(name: string, port = 0): Attack {
  const all = Object.values({ ...INTERPRETER_ATTACKS, ...COMPILER_ATTACKS }).flatMap((attacksOn) =>
    attacksOn(port),
  );
  const found = all.filter((attack) => attack.name === name);
  if (found.length !== 1) throw new Error(`${found.length} attacks are named "${name}"`);
  return found[0]!;
}
