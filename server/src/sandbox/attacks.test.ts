import { fewAttacks } from '@shared/runner/testing/attacks/corpus';
import { tryAttacks } from './testing/under-attack';

/* `npm run test:all` has a sample of every kind (attacks.long.test.ts), `npm run test:sandbox` the whole corpus. */
tryAttacks({ 'a few attacks': fewAttacks }, { spares: 1, timeoutMs: 90_000 });
