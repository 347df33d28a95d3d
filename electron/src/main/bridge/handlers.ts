import {
  DESKTOP_CALLS,
  DESKTOP_EVENTS,
  type DesktopCalls,
  type DesktopChannel,
  type DesktopEventChannel,
  type DesktopOutput,
  type DesktopPayload,
  type DesktopReply,
} from '@shared/desktop';
import type { z } from 'zod';
import { texts } from '../language/texts';
import type { Log } from '../logs/log';
import { isFromApp, type Sender } from './sender';

/** A refusal whose message is for the learner. The message of any other error stays in the log. */
export class DesktopError extends Error {
  override readonly name = 'DesktopError';
}

export type Handler<Channel extends DesktopChannel> = (
  input: z.output<DesktopCalls[Channel]['input']>,
) => DesktopOutput<Channel> | Promise<DesktopOutput<Channel>>;

/** The part of Electron's `ipcMain` that the app uses. */
export interface Ipc {
  handle(channel: string, listener: (event: Sender, input: unknown) => Promise<DesktopReply>): void;
}

/** The window that shows the web app. Null while there's none. */
export interface AppWindow {
  webContents: { id: number; send(channel: string, payload: unknown): void };
  isDestroyed(): boolean;
}

/** The main process's end of the bridge: every message is checked before a handler sees it. */
export class Handlers {
  constructor(
    private readonly ipc: Ipc,
    private readonly window: () => AppWindow | null,
    private readonly log: Log,
  ) {}

  /**
   * Answers the calls on a channel. A message from anywhere but the app's own page, an input that doesn't fit the
   * channel's schema, and an output that doesn't, reject the call and are logged.
   */
  register<Channel extends DesktopChannel>(channel: Channel, handler: Handler<Channel>): void {
    const { input: inputSchema, output: outputSchema } = DESKTOP_CALLS[channel];
    this.ipc.handle(channel, async (sender, input) => {
      if (!isFromApp(sender, this.window()?.webContents.id)) {
        this.log.error(`Refused a message on ${channel}: it isn't from the app's page`);
        return { isOk: false, message: 'Refused: only the app’s own page may ask this.' };
      }
      const parsed = inputSchema.safeParse(input);
      if (!parsed.success) {
        this.log.error(`Refused a message on ${channel}: its input doesn't fit`, pathsOf(parsed.error));
        return { isOk: false, message: `Refused: the input of ${channel} doesn’t fit.` };
      }
      try {
        const value = await handler(parsed.data as Parameters<Handler<Channel>>[0]);
        return { isOk: true, value: outputSchema.parse(value) };
      } catch (error) {
        if (error instanceof DesktopError) return { isOk: false, message: error.message };
        this.log.error(`The handler of ${channel} failed`, error);
        return { isOk: false, message: texts().trouble.unexpected };
      }
    });
  }

  /** Sends an event to the web app, if there's a window. @throws ZodError if the payload doesn't fit the channel */
  send<Channel extends DesktopEventChannel>(channel: Channel, payload: DesktopPayload<Channel>): void {
    const window = this.window();
    if (!window || window.isDestroyed()) return;
    window.webContents.send(channel, DESKTOP_EVENTS[channel].parse(payload));
  }
}

/** Where an input doesn't fit; not what it holds, which can be a secret. */
const pathsOf = (error: z.ZodError) =>
  error.issues.map(({ code, path }) => `${path.map(String).join('.') || 'input'}: ${code}`);
