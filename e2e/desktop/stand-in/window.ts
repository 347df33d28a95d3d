import { EventEmitter } from 'node:events';
import { strict } from './strict';
import { createEvent, WebContents } from './web-contents';

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}
interface Options extends Partial<Bounds> {
  webPreferences?: { preload?: string };
}

const windows = new Set<BrowserWindow>();
/** For `app`: a window was created, the last one was closed. */
export const windowEvents = new EventEmitter();

/** A window of a headless browser: it has a size and a place, but no frame or screen. */
export class BrowserWindow extends EventEmitter {
  readonly id = windows.size + 1;
  readonly webContents: WebContents;
  private readonly bounds: Bounds;
  private state: 'normal' | 'maximized' = 'normal';

  constructor({ x = 0, y = 0, width = 800, height = 600, webPreferences }: Options) {
    super();
    this.bounds = { x, y, width, height };
    this.webContents = strict('webContents', new WebContents(this.bounds, webPreferences?.preload));
    this.webContents.once('did-finish-load', () => this.emit('ready-to-show', createEvent()));
    this.webContents.on('close-requested', () => this.close());
    const self = strict('BrowserWindow', this);
    windows.add(self);
    windowEvents.emit('created', self);
    // biome-ignore lint/correctness/noConstructorReturn: every member that's missing has to throw
    return self;
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url);
  }

  close(): void {
    const event = createEvent();
    this.emit('close', event);
    if (!event.defaultPrevented) this.destroy();
  }

  destroy(): void {
    const self = [...windows].find((window) => window.id === this.id);
    if (!self) return;
    windows.delete(self);
    void this.webContents.destroy();
    this.emit('closed');
    if (windows.size === 0) windowEvents.emit('all-closed');
  }

  show(): void {
    this.emit('show');
  }

  focus(): void {
    this.emit('focus');
  }

  maximize(): void {
    this.state = 'maximized';
  }

  restore(): void {
    this.state = 'normal';
  }

  isMinimized(): boolean {
    return false;
  }

  isMaximized(): boolean {
    return this.state === 'maximized';
  }

  isDestroyed(): boolean {
    return this.webContents.isDestroyed();
  }

  getNormalBounds(): Bounds {
    return this.bounds;
  }

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }

  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return [...windows].find((window) => window.webContents === contents) ?? null;
  }
}
