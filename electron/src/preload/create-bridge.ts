import type { DesktopReply } from '@shared/desktop';
import type { DesktopBridge } from '@shared/desktop/bridge';
import { bridgeName, listenerName } from '@shared/desktop/names';

/** The channels of the bridge. */
export interface Channels {
  calls: readonly string[];
  events: readonly string[];
}

/** The part of Electron's `ipcRenderer` that the bridge is made of. */
export interface Wire {
  invoke(channel: string, input: unknown): Promise<unknown>;
  on(channel: string, listener: (event: unknown, payload: unknown) => void): unknown;
  removeListener(channel: string, listener: (event: unknown, payload: unknown) => void): unknown;
}

/** The bridge's functions. None of them can reach another channel than its own. */
export function createBridge({ calls, events }: Channels, wire: Wire): DesktopBridge {
  const domains: Record<string, Record<string, unknown>> = {};
  const place = ({ domain, verb }: { domain: string; verb: string }, run: unknown) => {
    domains[domain] ??= {};
    domains[domain][verb] = run;
  };
  for (const channel of calls) {
    place(bridgeName(channel), async (input: unknown) => {
      const reply = (await wire.invoke(channel, input)) as DesktopReply;
      if (!reply.isOk) throw new Error(reply.message);
      return reply.value;
    });
  }
  for (const channel of events) {
    place(listenerName(channel), (listener: (payload: unknown) => void) => {
      // Without the event: it holds the sender, with every channel there is.
      const receive = (_event: unknown, payload: unknown) => listener(payload);
      wire.on(channel, receive);
      return () => void wire.removeListener(channel, receive);
    });
  }
  return domains as unknown as DesktopBridge;
}
