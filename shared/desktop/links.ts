import { z } from 'zod';
import type { DesktopCall } from './call';

/** Where an `emberforge://` link leads. The web app asks before it acts on one: any web page can open it. */
export const deepLink = z.discriminatedUnion('kind', [
  /** The code that the browser got on /cli/login, and the state that the app began its sign-in with. */
  z.object({ kind: z.literal('sign-in'), code: z.string(), state: z.string().optional() }),
  z.object({ kind: z.literal('lesson'), uuid: z.uuid() }),
  z.object({ kind: z.literal('course'), uuid: z.uuid() }),
]);

export type DeepLink = z.infer<typeof deepLink>;

/** Links that the system handed to the app. */
export const LINK_CALLS = {
  /** The links that came before the web app listened, oldest first. Later ones come as `links:opened`. */
  'links:take': { input: z.void(), output: z.array(deepLink) },
} satisfies Record<string, DesktopCall>;

export const LINK_EVENTS = { 'links:opened': deepLink } satisfies Record<string, z.ZodType>;
