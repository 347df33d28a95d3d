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
  if (!isPackaged) return 'This copy runs from the source code, so it doesn’t update itself.';
  if (system === 'linux' && !appImage)
    return 'This copy was installed by your system’s package manager, which updates it too.';
  // macOS installs nothing over an app that no developer has signed.
  if (system === 'darwin' && !/^TeamIdentifier=(?!not set)/m.test(codeSignature))
    return 'This copy isn’t signed, so macOS can’t update it. Your server has new versions to download.';
  return null;
}

/** Whether the system refuses an update that somebody else made. An AppImage has no signature, an exe may have none. */
export const checksSignatures = ({ system, updateConfig }: Installation): boolean =>
  system === 'darwin' || (system === 'win32' && /^publisherName:/m.test(updateConfig));
