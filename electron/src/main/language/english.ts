import type { MenuItemConstructorOptions } from 'electron';

type Role = NonNullable<MenuItemConstructorOptions['role']>;

/** Labels of menu items that Electron names in English. */
type RoleLabels = Partial<Record<Role, string>>;

/** What the main process says, by where it's said. The other languages have the same keys. */
export const ENGLISH = {
  menu: {
    file: '&File',
    fileOnMac: 'File',
    view: '&View',
    go: '&Go',
    speech: 'Speech',
    substitutions: 'Substitutions',
    changeServer: 'Change Server…',
    checkForUpdates: 'Check for Updates…',
    restartToUpdate: (version: string) => `Restart to Update to ${version}`,
    back: 'Back',
    forward: 'Forward',
    openInBrowser: 'Open in Browser',
    showLogFile: 'Show Log File',
    actualSize: 'Actual Size',
    zoomIn: 'Zoom In',
    zoomOut: 'Zoom Out',
  },
  /** Electron's own are English, and say on each system what its other apps say. */
  roles: {} as RoleLabels,
  trouble: {
    stoppedWorking: 'Emberforge stopped working',
    outOfMemory: 'It ran out of memory. Your saved work is still here.',
    crashed: 'The page crashed. Your saved work is still here.',
    isNotResponding: 'Emberforge isn’t responding',
    waitOrReload: 'You can wait a little longer, or reload. Your saved work is still here.',
    changesAreNotSaved: 'Your latest changes aren’t saved yet',
    losesThem: 'If you leave now, you’ll lose them.',
    reload: 'Reload',
    quit: 'Quit',
    wait: 'Wait',
    stay: 'Stay',
    leave: 'Leave',
    hasToClose: 'Emberforge has to close',
    logHasDetails: 'Your saved work is still here. The details are in the log file.',
    unexpected: 'Something went wrong in the desktop app. Its log has the details.',
  },
  downloads: {
    save: 'Save',
    failed: 'The download failed',
    wasNotSaved: (name: string) => `${name} wasn’t saved. Check your connection and try again.`,
  },
  host: {
    isNoAddress: 'That isn’t the address of a server. It looks like https://learn.example.com',
    hasPassword: 'Leave the name and the password out of the address.',
    isNotEncrypted: 'This address isn’t encrypted. Use one that starts with https://',
    isNoEmberforge: (name: string) => `${name} answers, but it isn’t an Emberforge server.`,
    doesNotAnswer: (name: string) => `${name} doesn’t answer. Check the address and your connection.`,
    makesNoSense:
      'The server’s answer makes no sense. It may be starting, or the address may lead somewhere else.',
    isPreset: 'This app was started for one server (EMBERFORGE_HOST), so it can’t be changed here.',
    stillOn: (name: string) => `You’re still on ${name}.`,
  },
  updates: {
    runsFromSource: 'This copy runs from the source code, so it doesn’t update itself.',
    hasPackageManager: 'This copy was installed by your system’s package manager, which updates it too.',
    isNotSigned:
      'This copy isn’t signed, so macOS can’t update it. Your server has new versions to download.',
    nothingToDownload: 'There’s no update to download.',
    nothingToInstall: 'There’s no update to install.',
    downloadFailed: 'The update couldn’t be downloaded. Please try again later.',
    triesAgainLater: 'The update couldn’t be downloaded. The app will try again later.',
    installFailed: 'The update couldn’t be installed. Please download the new version from your server.',
    isDownloading: (version: string) => `Version ${version} is being downloaded.`,
    isLooking: 'Already looking for an update.',
    needsServer: 'Connect to your server first: it has the updates.',
    needsHttps: 'Updates need a server with https.',
    isLatest: (version: string) => `You have the latest version, ${version}.`,
    couldNotLook: 'Couldn’t look for an update. Are you online?',
    question: (version: string, server: string) => `Download Emberforge ${version} from ${server}?`,
    warning:
      'This system can’t check who made the update. Download it only if you trust the people who run this server: it will run on your computer like any other app.',
    download: 'Download',
    notNow: 'Not Now',
  },
};

export type Texts = typeof ENGLISH;
