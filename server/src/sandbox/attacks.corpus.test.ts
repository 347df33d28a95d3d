import { INTERPRETER_ATTACKS } from '@shared/runner/testing/attacks/corpus';
import { tryAttacks } from './testing/under-attack';

/* The corpus of attacks on the interpreters. */
tryAttacks(INTERPRETER_ATTACKS);
