import { cAttacks } from './attacks/c';
import { goAttacks } from './attacks/go';
import { tryAttacks } from './testing/under-attack';

/* The corpus of attacks on the compilers and on what they compile. */
tryAttacks({ C: () => cAttacks, Go: () => goAttacks }, { spares: 1, timeoutMs: 90_000 });
