import { liveRandomYears } from './testing/random-year';

/* A few months. Whole years: random-year.long.test.ts. */
liveRandomYears({ years: 1, steps: 80, seed: 115 });
