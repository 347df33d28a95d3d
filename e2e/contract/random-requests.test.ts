import { sendRandomRequests } from './fuzz/random-requests';

/* As many as `npm test` has time for, however many calls there are. The whole: random-requests.long.test.ts. */
sendRandomRequests({ kind: 'sqlite', calls: 60, rounds: 2 });
