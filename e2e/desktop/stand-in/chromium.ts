import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { launchOptions } from '../../fixtures/chromium';
import { Devtools, type DevtoolsSession, type Protocol } from './devtools';

/**
 * Features that get in the way of an intercepted page talking to a server on this computer, and pages that Chromium opens
 * for itself with each window.
 */
const DISABLED_FEATURES = [
  'LocalNetworkAccessChecks',
  'LocalNetworkAccessChecksWebSockets',
  'HttpsUpgrades',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
].join(',');

/**
 * Where a page's popup has just been closed, Chromium sometimes loses the next call for a window: no window, no answer.
 * Asked again, it opens one.
 */
const WINDOW_WAIT_MS = 5_000;

interface Target {
  targetId: string;
  session: DevtoolsSession;
}

/** The Chromium that shows the app's windows. It starts when the app is ready and keeps its profile in `userData`. */
class Chromium {
  private process: ChildProcess | undefined;
  private devtools: Devtools | undefined;
  private readonly targets = new Map<string, PromiseWithResolvers<Target>>();
  /** Windows that pages opened, which the app's rules about navigation don't apply to. Refused ones may load nothing. */
  readonly popups = new Map<string, 'allowed' | 'refused'>();
  /** Decides about a window that a page opens. It's paused before its first request. */
  mayOpen: () => Promise<boolean> = () => Promise.resolve(true);

  /** The browser's own session. */
  get session(): DevtoolsSession {
    if (!this.devtools) throw new Error('Electron can open windows only after the `ready` event.');
    return this.devtools.session();
  }

  async start(userData: string, switches: string[]): Promise<void> {
    const port =
      switches.find((name) => name.startsWith('--remote-debugging-port')) ?? '--remote-debugging-port=0';
    const own = [
      '--headless=new',
      '--no-startup-window',
      '--password-store=basic',
      `--user-data-dir=${userData}`,
    ];
    const features = `--disable-features=${DISABLED_FEATURES}`;
    const args = [...launchOptions.args, ...own, features, port];
    const command = launchOptions.executablePath ?? 'chromium';
    this.process = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    this.devtools = await Devtools.connect(await this.address());
    this.session.on('Target.attachedToTarget', (event) => void this.attached(event));
    const attach = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };
    await this.session.send('Target.setAutoAttach', attach);
    await this.session.send('Target.setDiscoverTargets', { discover: true });
  }

  private async attached({ sessionId, targetInfo }: Protocol.Target.attachedToTargetPayload): Promise<void> {
    const { targetId, type, openerId } = targetInfo;
    const session = this.devtools!.session(sessionId);
    // Our own windows have no opener.
    if (type === 'page' && openerId !== undefined)
      this.popups.set(targetId, (await this.mayOpen()) ? 'allowed' : 'refused');
    this.target(targetId).resolve({ targetId, session });
    // Also if it's refused: the page that opens it waits for it.
    await session.send('Runtime.runIfWaitingForDebugger').catch(() => {}); // closed in the meantime
    if (this.popups.get(targetId) !== 'refused') return;
    await this.session.send('Target.closeTarget', { targetId }).catch(() => {}); // already closed
  }

  /** Playwright reads the same line. */
  private address(): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    createInterface(this.process!.stderr!).on('line', (line) => {
      const url = /^DevTools listening on (ws:.*)$/.exec(line)?.[1];
      if (url) resolve(url);
      process.stderr.write(`${line}\n`);
    });
    this.process!.once('error', reject);
    this.process!.once('exit', (code) => reject(new Error(`Chromium ended with ${code}.`)));
    return promise;
  }

  private target(targetId: string): PromiseWithResolvers<Target> {
    const known = this.targets.get(targetId) ?? Promise.withResolvers<Target>();
    this.targets.set(targetId, known);
    return known;
  }

  async openWindow({ width, height }: { width: number; height: number }): Promise<Target> {
    const options = { url: 'about:blank', newWindow: true, width, height };
    for (;;) {
      const answer = this.session.send('Target.createTarget', options);
      const created = await Promise.race([answer, setTimeout(WINDOW_WAIT_MS, undefined, { ref: false })]);
      if (created) return this.target(created.targetId).promise;
    }
  }

  async stop(): Promise<void> {
    if (!this.process || this.process.exitCode !== null) return;
    const ended = new Promise((done) => this.process!.once('exit', done));
    // It may still be starting.
    if (this.devtools) await this.session.send('Browser.close').catch(() => this.process?.kill());
    else this.process.kill();
    await ended;
  }
}

export const chromium = new Chromium();
