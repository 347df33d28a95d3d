import { sampleOfAttacks } from '@shared/runner/testing/attacks/corpus';
import { tryAttacks } from './testing/under-attack';

/* A sample of the corpus, which `npm run test:sandbox` runs completely. */
tryAttacks({ 'a sample of the attacks': sampleOfAttacks }, { spares: 1, timeoutMs: 90_000 });
