import { INTERPRETER_ATTACKS } from '@shared/runner/testing/attacks/corpus';
import { tryAttacks } from './testing/under-attack';

/* All attacks on the interpreters. */
tryAttacks(INTERPRETER_ATTACKS);
