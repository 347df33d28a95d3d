import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chromium } from './chromium';
import type { DevtoolsSession, Protocol } from './devtools';
import { encodeMessage, receiveFromPage } from './ipc';
import { defaultSession, fromChromium, serve, toChromium } from './session';
import { strict } from './strict';
import { scriptsOfWorlds } from './worlds';

type OpenHandler = (details: { url: string; frameName: string; disposition: string }) => { action: string };

const BINDING = `post${randomUUID().slice(0, 8)}`;
const INPUT = `input${randomUUID().slice(0, 8)}`;
const WORLD = 'Electron Isolated Context';
/** What the app has decided about windows that pages open. */
const openings = new EventEmitter();
let lastId = 0;
const all = new Map<string, WebContents>();

/** An event whose default can be prevented, with its details as Electron gives them. */
export const createEvent = (details: object = {}) => ({
  defaultPrevented: false,
  preventDefault() {
    this.defaultPrevented = true;
  },
  ...details,
});

/** Runs in the preload script's world, which pages can't reach: what the learner does, by Electron's names. */
function reportInputs(report: (type: string) => void): void {
  const names = { mousedown: 'mouseDown', keydown: 'rawKeyDown', touchend: 'touchEnd' };
  for (const [name, type] of Object.entries(names))
    addEventListener(name, ({ isTrusted }) => isTrusted && report(type), { capture: true });
}

export class WebContents extends EventEmitter {
  readonly id = ++lastId;
  readonly mainFrame: { url: string; origin: string; parent: null };
  private url = '';
  private preloadContext: number | undefined;
  private isMainNavigating = false;
  private handleOpen: OpenHandler = () => ({ action: 'allow' });
  private readonly opened: Promise<DevtoolsSession>;
  private targetId = '';
  private destroyed = false;

  constructor(size: { width: number; height: number }, preload: string | undefined) {
    super();
    const contents = this;
    this.mainFrame = strict('WebFrameMain', {
      parent: null,
      get url() {
        return contents.url;
      },
      get origin() {
        return contents.url.replace(/^([a-z]+:\/\/[^/]*).*/, '$1');
      },
    });
    this.opened = this.open(size, preload);
    this.opened.catch((error: unknown) => console.error('The window could not open:', error));
  }

  private async open(
    size: { width: number; height: number },
    preload: string | undefined,
  ): Promise<DevtoolsSession> {
    const { targetId, session } = await chromium.openWindow(size);
    this.targetId = targetId;
    all.set(targetId, this);
    session.on('Runtime.executionContextCreated', ({ context: { id, name, auxData } }) => {
      if (name === WORLD && (auxData as { frameId: string }).frameId === targetId) this.preloadContext = id;
    });
    session.on('Runtime.bindingCalled', ({ name, payload }) => {
      if (name === BINDING) void this.receive(payload);
      if (name === INPUT) this.emit('input-event', createEvent(), { type: payload });
    });
    session.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId) return;
      this.url = fromChromium(frame.url);
      this.emit('did-navigate', createEvent(), this.url);
    });
    session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
      if (frameId === targetId) this.url = fromChromium(url);
      this.emit('did-navigate-in-page', createEvent(), fromChromium(url), frameId === targetId);
    });
    session.on('Page.windowOpen', ({ url, windowName: frameName }) => {
      const { action } = this.handleOpen({ url: fromChromium(url), frameName, disposition: 'new-window' });
      openings.emit('decided', action !== 'deny');
    });
    session.on('Page.domContentEventFired', () => this.emit('dom-ready', createEvent()));
    session.on('Page.loadEventFired', () => this.emit('did-finish-load', createEvent()));
    session.on('Inspector.targetCrashed', () =>
      this.emit('render-process-gone', createEvent(), { reason: 'crashed', exitCode: 1 }),
    );
    await Promise.all([session.send('Page.enable'), session.send('Runtime.enable')]);
    if (preload) await this.addPreload(session, readFileSync(preload, 'utf8'));
    return session;
  }

  private async addPreload(session: DevtoolsSession, preload: string): Promise<void> {
    const { inPreloadWorld, inPageWorld } = scriptsOfWorlds(randomUUID(), BINDING, preload);
    for (const name of [BINDING, INPUT])
      await session.send('Runtime.addBinding', { name, executionContextName: WORLD });
    const add = 'Page.addScriptToEvaluateOnNewDocument';
    await session.send(add, { source: inPreloadWorld, worldName: WORLD });
    await session.send(add, { source: `(${reportInputs})(${INPUT})`, worldName: WORLD });
    await session.send(add, { source: inPageWorld });
  }

  private async receive(payload: string): Promise<void> {
    const event = strict('IpcMainEvent', { sender: this, senderFrame: this.mainFrame });
    const reply = await receiveFromPage(payload, event);
    if (reply) await this.deliver(reply);
  }

  private async deliver(text: string): Promise<void> {
    const expression = `receiveFromMain(${JSON.stringify(text)})`;
    const session = await this.opened;
    // If the page is gone by now, nothing is waiting for the reply.
    await session.send('Runtime.evaluate', { expression, contextId: this.preloadContext }).catch(() => {});
  }

  send(channel: string, ...args: unknown[]): void {
    void this.deliver(encodeMessage(channel, args));
  }

  async loadURL(url: string): Promise<void> {
    const session = await this.opened;
    const loaded = new Promise((done) => this.once('did-finish-load', done));
    this.isMainNavigating = true;
    const { errorText } = await session.send('Page.navigate', { url: toChromium(url) }).finally(() => {
      this.isMainNavigating = false;
    });
    if (errorText) {
      this.emit('did-fail-load', createEvent(), -2, errorText, url, true);
      throw new Error(`${errorText} loading '${url}'`);
    }
    await loaded;
  }

  reload(): void {
    this.isMainNavigating = true;
    void this.opened.then((session) => session.send('Page.reload'));
  }

  /** Whether a request for a document may go on: the page's own navigation needs the app's permission. */
  private mayNavigate(url: string, isRedirect: boolean, isMainFrame: boolean): boolean {
    if (isMainFrame && this.isMainNavigating && !isRedirect) {
      this.isMainNavigating = false;
      return true;
    }
    const event = createEvent({ url, isMainFrame, isSameDocument: false, frame: this.mainFrame });
    if (!isRedirect) this.emit('will-frame-navigate', event);
    if (isRedirect) this.emit('will-redirect', event, url, false, isMainFrame);
    else if (isMainFrame) this.emit('will-navigate', event, url);
    return !event.defaultPrevented;
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.handleOpen = handler;
  }

  setZoomLevel(): void {}

  isDestroyed(): boolean {
    return this.destroyed;
  }

  close(): void {
    this.emit('close-requested');
  }

  /** For the window alone: no event asks first. */
  async destroy(): Promise<void> {
    if (this.destroyed) return;
    this.destroyed = true;
    await this.opened;
    all.delete(this.targetId);
    // Fails if the page has closed itself, or Chromium has exited.
    await chromium.session.send('Target.closeTarget', { targetId: this.targetId }).catch(() => {});
    this.emit('destroyed');
  }

  static fromDevToolsTargetId(targetId: string): WebContents | undefined {
    return all.get(targetId);
  }

  static getAllWebContents(): WebContents[] {
    return [...all.values()];
  }

  /** Puts all requests and new windows of the browser under the app's rules. */
  static async takeOver(): Promise<void> {
    const decisions: boolean[] = [];
    openings.on('decided', (mayOpen: boolean) => decisions.push(mayOpen));
    // The page's event and its new window come from two processes of Chromium, in any order.
    chromium.mayOpen = async () => {
      while (decisions.length === 0) await once(openings, 'decided');
      return decisions.shift()!;
    };
    chromium.session.on('Fetch.requestPaused', (paused) => {
      WebContents.answer(paused).catch((error: unknown) => {
        // The page has often stopped waiting; if it hasn't, it must not wait for ever.
        console.error(`${paused.request.url} could not be answered:`, error);
        return refuse(paused.requestId);
      });
    });
    await chromium.session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] });
  }

  private static async answer(paused: Protocol.Fetch.requestPausedPayload): Promise<void> {
    const { requestId, request, frameId, resourceType, redirectedRequestId } = paused;
    const popup = chromium.popups.get(frameId);
    if (popup === 'refused') return refuse(requestId);
    if (resourceType === 'Document' && !popup) {
      const isMainFrame = all.has(frameId);
      const contents = all.get(frameId) ?? WebContents.getAllWebContents()[0];
      const url = fromChromium(request.url);
      if (contents && !contents.mayNavigate(url, redirectedRequestId !== undefined, isMainFrame))
        return refuse(requestId);
      if (contents && isMainFrame) await defaultSession.applyPermissions(contents, request.url);
    }
    await serve(paused);
  }
}

async function refuse(requestId: string): Promise<void> {
  const refusal = { requestId, errorReason: 'Aborted' } as const;
  await chromium.session.send('Fetch.failRequest', refusal).catch(() => {}); // its window is closed by now
}
