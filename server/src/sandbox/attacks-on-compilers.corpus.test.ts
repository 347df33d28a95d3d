import { COMPILER_ATTACKS } from '@shared/runner/testing/attacks/corpus';
import { tryAttacks } from './testing/under-attack';

/* All attacks on the compilers and on compiled programs. */
tryAttacks(COMPILER_ATTACKS, { spares: 1, timeoutMs: 90_000 });
