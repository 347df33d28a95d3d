import { COMPILER_ATTACKS } from '@shared/runner/testing/attacks/corpus';
import { tryAttacks } from './testing/under-attack';

/* The corpus of attacks on the compilers and on what they compile. */
tryAttacks(COMPILER_ATTACKS, { spares: 1, timeoutMs: 90_000 });
