import { z } from 'zod';
import type { DesktopCall } from './call';

/** Longer ones aren't kept: see shared/offline. */
const address = z.string().startsWith('/v1/').max(1_000);
const MAX_ADDRESSES = 100_000;
/** A terabyte: more is a mistake. */
const MAX_LIMIT_BYTES = 2 ** 40;

/** Lessons that are kept on this computer. The app fetches them like any other; main keeps what it's asked to. */
export const OFFLINE_CALLS = {
  /** What the learner keeps for being offline. */
  'offline:list': {
    input: z.void(),
    output: z.array(z.object({ address, bytes: z.number().int().nonnegative() })),
  },
  /** Everything that opens without the server, those that were used last at the end. */
  'offline:find': {
    input: z.object({ prefix: address }),
    output: z.array(address),
  },
  'offline:remove': {
    input: z.object({ addresses: z.array(address).max(MAX_ADDRESSES) }),
    output: z.void(),
  },
  'offline:limit': {
    input: z.object({ bytes: z.number().int().nonnegative().max(MAX_LIMIT_BYTES) }),
    output: z.void(),
  },
} satisfies Record<string, DesktopCall>;
