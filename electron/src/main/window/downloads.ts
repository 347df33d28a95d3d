import { join } from 'node:path';
import type { DownloadItem, Session } from 'electron';
import { APP_ORIGIN, isAppAddress } from '../app-address';
import { texts } from '../language/texts';
import type { Log } from '../logs/log';

export interface DownloadOptions {
  /** Where the save dialog starts. */
  folder: string;
  log: Log;
  /** Says that a file wasn't saved. */
  onFailure: (fileName: string) => void;
}

/** Files that the app offers, such as certificates: asks where to save each. Nothing else may be downloaded. */
export function askForDownloads(
  session: Pick<Session, 'on'>,
  { folder, log, onFailure }: DownloadOptions,
): void {
  session.on('will-download', (event, item) => {
    if (!isOurs(item)) {
      event.preventDefault();
      log.warn('Refused a download from outside the app');
      return;
    }
    const name = item.getFilename();
    item.setSaveDialogOptions({ title: texts().downloads.save, defaultPath: join(folder, name) });
    item.once('done', (_event, state) => {
      // Cancelled is the learner's own choice.
      if (state !== 'interrupted') return;
      log.warn(`The download of ${name} failed`);
      onFailure(name);
    });
  });
}

/** Also what the page has made itself. */
const isOurs = (item: Pick<DownloadItem, 'getURL'>): boolean =>
  isAppAddress(item.getURL()) || item.getURL().startsWith(`blob:${APP_ORIGIN}/`);
