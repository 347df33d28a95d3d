import { sampleOfAttacks } from '@shared/runner/testing/attacks/corpus';
import { tryAttacks } from './testing/under-attack';

/* A handful of every theme: the whole corpus is tried by `npm run test:sandbox`. */
tryAttacks({ 'a sample of the attacks': sampleOfAttacks }, { spares: 1, timeoutMs: 90_000 });
