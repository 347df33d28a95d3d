import type { AppUpdater, ProgressInfo } from 'electron-updater';
import type { Log } from '../logs/log';
import type { Updater } from './ports';

/** electron-updater's code for a server that offers no app. */
const NO_FEED = 'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND';

/** electron-updater as an `Updater`. It does nothing by itself: no download unasked, no installation on quit. */
export function toUpdater(library: AppUpdater, log: Log): Updater {
  library.autoDownload = false;
  library.autoInstallOnAppQuit = false;
  // It would download its parts without a check of their signature.
  library.disableWebInstaller = true;
  library.logger = {
    info: (message) => log.info(`Updater: ${message}`),
    warn: (message) => log.warn(`Updater: ${message}`),
    error: (message) => log.warn(`Updater: ${message}`),
  };
  return {
    async findNewer(feed) {
      library.setFeedURL({ provider: 'generic', url: feed });
      try {
        const found = await library.checkForUpdates();
        return found?.isUpdateAvailable ? found.updateInfo.version : null;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === NO_FEED) return null;
        throw error;
      }
    },

    async download(onProgress) {
      const report = ({ percent }: ProgressInfo) => onProgress(Math.min(100, Math.floor(percent)));
      library.on('download-progress', report);
      try {
        await library.downloadUpdate();
      } finally {
        library.off('download-progress', report);
      }
    },

    restart(onFailed) {
      library.once('error', onFailed);
      // Without the installer's own windows.
      library.quitAndInstall(true, true);
    },
  };
}
