import { z } from 'zod';
import type { DesktopCall } from './call';

const MAX_KEY_CHARS = 500;
/** A draft has at most 256 KB, and everything kept of a learner a few megabytes. */
const MAX_VALUE_CHARS = 8_000_000;
const MAX_CHANGES = 10_000;

const storageChange = z.object({
  key: z.string().min(1).max(MAX_KEY_CHARS),
  /** Null removes the key. */
  value: z.string().max(MAX_VALUE_CHARS).nullable(),
});

const storageProblem = z.object({
  /**
   * `damaged`: the file was set aside as `file` and rebuilt. `newer`: a newer version of the app wrote it, so this one
   * doesn't touch it. With these and the other two, except `damaged`, values last only as long as the app is open.
   */
  kind: z.enum(['damaged', 'newer', 'disk-full', 'unwritable']),
  /** In the app's data folder. */
  file: z.string().optional(),
});

/** One value of the web app's storage that changes. */
export type StorageChange = z.infer<typeof storageChange>;
/** What's wrong with the app's storage on this computer. */
export type StorageProblem = z.infer<typeof storageProblem>;

const writeReply = z.object({ isStored: z.boolean(), problem: storageProblem.optional() });
/** What became of the changes: all of them are stored, or none. */
export type WriteReply = z.infer<typeof writeReply>;

/** The web app's storage, in the app's data folder: a file per server. */
export const STORAGE_CALLS = {
  /** All values, once before the web app starts. */
  'storage:load': {
    input: z.void(),
    output: z.object({
      /** The server that the values belong to; `storage:write` names it again. */
      origin: z.url(),
      values: z.record(z.string(), z.string()),
      problem: storageProblem.optional(),
    }),
  },
  'storage:write': {
    input: z.object({ origin: z.url(), changes: z.array(storageChange).min(1).max(MAX_CHANGES) }),
    output: writeReply,
  },
} satisfies Record<string, DesktopCall>;
