import { texts } from '../language/texts';

/** Where this copy of the app came from. */
export interface Installation {
  isPackaged: boolean;
  system: NodeJS.Platform;
  /** The AppImage's path, from the environment. */
  appImage?: string | undefined;
  /** Its app-update.yml: electron-builder writes the name of the signature in there. */
  updateConfig: string;
  /** What macOS's `codesign` says of it. */
  codeSignature: string;
}

/** Why this copy doesn't update itself, to show to somebody who asks. Null if it does. */
export function whyNoUpdates({ isPackaged, system, appImage, codeSignature }: Installation): string | null {
  if (!isPackaged) return texts().updates.runsFromSource;
  if (system === 'linux' && !appImage) return texts().updates.hasPackageManager;
  // macOS installs nothing over an app that no developer has signed.
  if (system === 'darwin' && !/^TeamIdentifier=(?!not set)/m.test(codeSignature))
    return texts().updates.isNotSigned;
  return null;
}

/** Whether the system refuses an update that somebody else made. An AppImage has no signature, an exe may have none. */
export const checksSignatures = ({ system, updateConfig }: Installation): boolean =>
  system === 'darwin' || (system === 'win32' && /^publisherName:/m.test(updateConfig));
