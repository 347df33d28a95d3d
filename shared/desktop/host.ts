import { z } from 'zod';
import type { DesktopCall } from './call';

/** Which server the app belongs to, and what this app is. */
export const HOST_CALLS = {
  /** What the web app has to know before it starts. */
  'host:describe': {
    input: z.void(),
    output: z.object({
      /** The server's origin, such as `https://learn.example.org`: for links to share and for the socket. */
      origin: z.url(),
      /** Whether somebody has picked this server. Until then the app asks. */
      isChosen: z.boolean(),
      /** The desktop app's version. */
      version: z.string(),
      system: z.enum(['linux', 'macos', 'windows']),
    }),
  },
  /**
   * Moves the app to another server, and reloads it. `problem` says why it stays where it is: it isn't an address, or
   * no Emberforge server answers there.
   */
  'host:choose': {
    input: z.object({ address: z.string().max(500) }),
    output: z.object({ problem: z.string().nullable() }),
  },
} satisfies Record<string, DesktopCall>;

/** Somebody picked "Change server" in the menu. */
export const HOST_EVENTS = { 'host:asked': z.void() } satisfies Record<string, z.ZodType>;
