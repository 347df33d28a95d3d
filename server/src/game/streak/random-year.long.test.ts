import { liveRandomYears } from './testing/random-year';

liveRandomYears({ years: 10, steps: 260 });
