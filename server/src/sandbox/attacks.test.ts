import { deceit } from './attacks/deceit';
import { exhaustion } from './attacks/exhaustion';
import { host } from './attacks/host';
import { javascriptAttacks } from './attacks/javascript';
import { network } from './attacks/network';
import { pythonAttacks } from './attacks/python';
import { remains } from './attacks/remains';
import { requests } from './attacks/requests';
import { sqlAttacks } from './attacks/sql';
import { typescriptAttacks } from './attacks/typescript';
import { tryAttacks } from './testing/under-attack';

/* The corpus of attacks on the interpreters. */
tryAttacks({
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
});
