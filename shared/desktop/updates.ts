import { z } from 'zod';
import type { DesktopCall } from './call';

const version = z.string().max(100);

/** What the app knows about a newer version of itself. */
export const updateState = z.discriminatedUnion('kind', [
  /** No newer version that the app knows of. */
  z.object({ kind: z.literal('none') }),
  /** The server offers one that this system can't verify: somebody has to agree to it first. */
  z.object({ kind: z.literal('available'), version, host: z.string() }),
  z.object({ kind: z.literal('downloading'), version, percent: z.int().min(0).max(100) }),
  /** Downloaded, checked, and installed by a restart. */
  z.object({ kind: z.literal('ready'), version }),
]);

export type UpdateState = z.infer<typeof updateState>;

/** New versions of the app itself. */
export const UPDATE_CALLS = {
  'updates:describe': { input: z.void(), output: updateState },
  /** Downloads the available version. Main asks first, in a dialog of the system's. */
  'updates:download': { input: z.void(), output: z.void() },
  /** Quits, installs the version that's ready, and starts it. */
  'updates:restart': { input: z.void(), output: z.void() },
} satisfies Record<string, DesktopCall>;

export const UPDATE_EVENTS = {
  'updates:changed': updateState,
  /** What came of something that somebody asked for, such as "Check for updates" in the menu. */
  'updates:notice': z.object({ text: z.string() }),
} satisfies Record<string, z.ZodType>;
