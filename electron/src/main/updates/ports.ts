/** New versions of the app. */
export interface DesktopUpdates {
  /** Looks for one because somebody asked to, and says what it found. */
  check(): Promise<void>;
  /** Calls the listener when a version is ready to be installed, and with null when it no longer is. */
  onReady(listener: (version: string | null) => void): void;
  /** Quits, installs the version that's ready, and starts it. @throws DesktopError if there's none */
  restart(): void;
}

/** Finds, downloads and installs versions of the app: electron-updater, or a test's own. */
export interface Updater {
  /**
   * The version that the feed offers, if it's newer than this one. Null also if the server offers no app at all.
   * @throws if the feed can't be read
   */
  findNewer(feed: string): Promise<string | null>;
  /**
   * Downloads the version that was found, and checks it against the feed's hash (and its signature, where the system has
   * them). @throws if it isn't what the feed promised
   */
  download(onProgress: (percent: number) => void): Promise<void>;
  /** Quits the app, installs the downloaded version and starts it. `onFailed` says why the app is still here. */
  restart(onFailed: (error: Error) => void): void;
}
