import { sendRandomRequests } from './fuzz/random-requests';

const rounds = Number(process.env.FUZZ_ROUNDS ?? 10);

sendRandomRequests({ kind: 'sqlite', calls: Number.POSITIVE_INFINITY, rounds });
if (process.env.SKIP_POSTGRES !== '1')
  sendRandomRequests({ kind: 'postgres', calls: Number.POSITIVE_INFINITY, rounds });
