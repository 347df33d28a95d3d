import { join } from 'node:path';
import { app, crashReporter, dialog, protocol } from 'electron';
import { fail } from './lifecycle/failure';
import { EarlyLinks } from './links/early-links';
import { linksIn } from './links/parse-link';
import { fileLog } from './logs/file-log';
import { APP_PRIVILEGES } from './protocol/app-protocol';
import { startDesktop } from './start-desktop';

/** The folder with dist/ and resources/, in a checkout and in the packed app. */
const root = join(__dirname, '../..');

// What Electron requires before the app is ready.
app.enableSandbox();
protocol.registerSchemesAsPrivileged([APP_PRIVILEGES]);
const links = new EarlyLinks(process.argv);
app.on('open-url', (event, link) => {
  event.preventDefault();
  links.receive(link);
});

if (app.requestSingleInstanceLock()) {
  const log = fileLog(app.getPath('logs'), !app.isPackaged);
  const stop = (error: unknown) =>
    fail(error, log, {
      exit: (code) => app.exit(code),
      showErrorBox: (title, text) => dialog.showErrorBox(title, text),
    });
  process.on('uncaughtException', stop);
  process.on('unhandledRejection', (error) => log.error('A promise was rejected', error));
  // For a report of a bug; nothing leaves this computer.
  crashReporter.start({ uploadToServer: false });
  const preload = join(__dirname, 'preload.cjs');
  const started = app.whenReady().then(() => startDesktop({ root, preload, log, links }));
  started.catch(stop);
  app.on('second-instance', (_event, argv) => {
    for (const link of linksIn(argv)) links.receive(link);
    void started.then(({ show }) => show());
  });
} else {
  // The running copy gets this one's arguments.
  app.quit();
}
