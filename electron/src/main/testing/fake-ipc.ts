import type { DesktopReply } from '@shared/desktop';
import type { AppWindow, Ipc } from '../bridge/handlers';
import type { Sender } from '../bridge/sender';

/** The app's own page. */
export const APP_PAGE: Sender = { sender: { id: 1 }, senderFrame: { url: 'app://desktop/', parent: null } };

/** A page that calls main, and what main sends to it. */
export function fakeIpc() {
  const listeners = new Map<string, (event: Sender, input: unknown) => Promise<DesktopReply>>();
  const sent: { channel: string; payload: unknown }[] = [];
  const ipc: Ipc = { handle: (channel, listener) => void listeners.set(channel, listener) };
  const window: AppWindow = {
    webContents: { id: 1, send: (channel, payload) => void sent.push({ channel, payload }) },
    isDestroyed: () => false,
  };
  const call = (channel: string, input?: unknown, from = APP_PAGE) => listeners.get(channel)!(from, input);
  return { ipc, window, sent, call };
}
