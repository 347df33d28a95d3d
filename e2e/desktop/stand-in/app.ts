import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from './chromium';
import { strict } from './strict';
import { createEvent, WebContents } from './web-contents';
import { BrowserWindow, windowEvents } from './window';

interface Manifest {
  main: string;
  version: string;
  name: string;
  productName?: string;
}

const switches = process.argv.filter((argument) => argument.startsWith('--'));
const switchValue = (name: string) =>
  switches.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);

class App extends EventEmitter {
  readonly isPackaged = false;
  private manifest: Manifest = { main: '', version: '', name: '' };
  private paths: Record<string, string> = {};
  private readonly ready = Promise.withResolvers<void>();
  private isQuitting = false;
  /** What has to end before the process may: a link on its way to the instance that's running. */
  private farewell: Promise<unknown> = Promise.resolve();

  /** Reads the app's package.json. Returns the file to run. */
  load(folder: string): string {
    this.manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
    const appData = process.env.XDG_CONFIG_HOME ?? join(homedir(), '.config');
    const userData =
      switchValue('user-data-dir') ?? join(appData, this.manifest.productName ?? this.manifest.name);
    this.paths = { userData, logs: join(userData, 'logs'), downloads: join(userData, 'downloads') };
    mkdirSync(userData, { recursive: true });
    return join(folder, this.manifest.main);
  }

  /** Emits `ready`, unless the app has quit by then. */
  async start(): Promise<void> {
    await new Promise(setImmediate);
    if (this.isQuitting) return;
    await chromium.start(this.getPath('userData'), switches);
    await WebContents.takeOver();
    windowEvents.on('created', (window: BrowserWindow) =>
      this.emit('web-contents-created', createEvent(), window.webContents),
    );
    windowEvents.on('all-closed', () => {
      if (this.listenerCount('window-all-closed') === 0) this.quit();
      else if (!this.isQuitting) this.emit('window-all-closed');
    });
    this.emit('ready', createEvent(), {});
    this.ready.resolve();
  }

  whenReady(): Promise<void> {
    return this.ready.promise;
  }

  getVersion(): string {
    return this.manifest.version;
  }

  /** LANGUAGE, as on Linux. */
  getPreferredSystemLanguages(): string[] {
    return (process.env.LANGUAGE || 'en-US').split(':').map((tag) => tag.replace('_', '-'));
  }

  getPath(name: string): string {
    const path = this.paths[name];
    if (path === undefined) throw new Error(`The stand-in for Electron has no path '${name}'.`);
    return path;
  }

  /** Electron's sandbox is Chromium's own, which needs a user who isn't root. */
  enableSandbox(): void {}

  /** The lock is a socket that belongs to the folder of the app's data: the first copy is the one that can listen on it. */
  requestSingleInstanceLock(additionalData?: unknown): boolean {
    const name = createHash('sha256').update(this.getPath('userData')).digest('hex');
    const address = `\0emberforge-stand-in-${name}`;
    const server = createServer(async (socket) => {
      const { argv, cwd, data } = JSON.parse(await text(socket)) as {
        argv: string[];
        cwd: string;
        data: unknown;
      };
      this.emit('second-instance', createEvent(), argv, cwd, data);
    });
    const occupied = new Promise((done) => server.once('error', done));
    server.listen(address).unref();
    if (server.listening) return true;
    const handedOver = new Promise<void>((done) => {
      const message = { argv: process.argv, cwd: process.cwd(), data: additionalData };
      connect(address)
        .end(JSON.stringify(message), done)
        .on('error', () => done());
    });
    this.farewell = Promise.all([occupied, handedOver]);
    return false;
  }

  setAsDefaultProtocolClient(): boolean {
    return true;
  }

  quit(): void {
    if (this.isQuitting) return;
    const before = createEvent();
    this.emit('before-quit', before);
    if (before.defaultPrevented) return;
    this.isQuitting = true;
    for (const window of BrowserWindow.getAllWindows()) window.close();
    this.isQuitting = BrowserWindow.getAllWindows().length === 0; // a window can refuse
    if (!this.isQuitting) return;
    const event = createEvent();
    this.emit('will-quit', event);
    if (!event.defaultPrevented) this.exit();
  }

  exit(code = 0): void {
    this.isQuitting = true;
    this.emit('quit', createEvent(), code);
    void this.farewell.then(() => chromium.stop()).finally(() => process.exit(code));
  }
}

export const app = strict('app', new App());
