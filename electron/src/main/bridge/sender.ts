import { isAppAddress } from '../app-address';

/** Who sent a message: the part of Electron's `IpcMainInvokeEvent` that the app reads. */
export interface Sender {
  sender: { id: number };
  /** Null if the frame is gone. */
  senderFrame: { url: string; parent: unknown } | null;
}

/** Whether a message is from the main frame of the app's window while that shows the web app. */
export function isFromApp({ sender, senderFrame }: Sender, windowId: number | undefined): boolean {
  return (
    windowId !== undefined &&
    sender.id === windowId &&
    senderFrame !== null &&
    senderFrame.parent === null &&
    isAppAddress(senderFrame.url)
  );
}
