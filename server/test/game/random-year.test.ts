import { test } from 'vitest';
import { liveRandomYear } from './live-random-year';

/* One short year that's always the same. Longer ones: random-year.long.test.ts. */
test('random learners’ years keep every rule after each step', () => liveRandomYear(115, 12));
