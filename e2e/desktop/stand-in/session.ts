import { EventEmitter } from 'node:events';
import { chromium } from './chromium';
import type { Protocol } from './devtools';
import { strict } from './strict';

type ProtocolHandler = (request: Request) => Response | Promise<Response>;
type PermissionRequest = (
  contents: object,
  name: string,
  reply: (granted: boolean) => void,
  details: object,
) => void;
type PermissionCheck = (contents: object, name: string, origin: string, details: object) => boolean;

/** Electron's names of permissions, and Chromium's. */
const PERMISSIONS = {
  geolocation: ['geolocation'],
  notifications: ['notifications'],
  media: ['camera', 'microphone'],
  'clipboard-read': ['clipboard-read'],
  'clipboard-sanitized-write': ['clipboard-write'],
};

const schemes = new Map<string, ProtocolHandler>();

/** Chromium has no scheme `app`: its pages come from `https://desktop.app.invalid` instead of `app://desktop`. */
export const toChromium = (url: string): string =>
  url.replace(/^([a-z]+):\/\/([^/]*)/, (origin, scheme, host) =>
    schemes.has(scheme) ? `https://${host}.${scheme}.invalid` : origin,
  );
export const fromChromium = (url: string): string =>
  url.replace(/^https:\/\/([^/]+)\.([a-z]+)\.invalid/, (_, host, scheme) => `${scheme}://${host}`);

/** A policy that names the scheme has to mean the same pages. */
const valueToChromium = (value: string): string =>
  value.replace(/\b([a-z]+):\/\/[\w.-]+/g, (url) => toChromium(url));

class Session extends EventEmitter {
  private askPermission: PermissionRequest | null = null;
  private checkPermission: PermissionCheck | null = null;

  readonly protocol = strict('protocol', {
    handle: (scheme: string, handler: ProtocolHandler) => void schemes.set(scheme, handler),
  });

  setPermissionRequestHandler(handler: PermissionRequest | null): void {
    this.askPermission = handler;
  }

  setPermissionCheckHandler(handler: PermissionCheck | null): void {
    this.checkPermission = handler;
  }

  /** Tells Chromium what a page may do. Like Electron, it may do everything if there's no handler. */
  async applyPermissions(contents: object, url: string): Promise<void> {
    const { origin } = new URL(url);
    const details = { requestingUrl: fromChromium(url), isMainFrame: true };
    for (const [name, chromiumNames] of Object.entries(PERMISSIONS)) {
      const granted = await new Promise<boolean>((reply) =>
        this.askPermission ? this.askPermission(contents, name, reply, details) : reply(true),
      );
      const isAllowed =
        granted && (this.checkPermission?.(contents, name, fromChromium(origin), details) ?? true);
      const setting = isAllowed ? 'granted' : 'denied';
      for (const permission of chromiumNames)
        await chromium.session.send('Browser.setPermission', {
          permission: { name: permission },
          setting,
          origin,
        });
    }
  }
}

export const defaultSession = strict('session', new Session());

/** Answers a page's request if its scheme is the app's; otherwise the request goes on to the network. */
export async function serve({ requestId, request }: Protocol.Fetch.requestPausedPayload): Promise<void> {
  const url = fromChromium(request.url);
  const handler = schemes.get(new URL(url).protocol.slice(0, -1));
  if (!handler) return void (await chromium.session.send('Fetch.continueRequest', { requestId }));
  try {
    const reply = await handler(asRequest(url, request));
    if (reply.type === 'error') throw new Error('The handler returned a network error.');
    const responseHeaders = [...reply.headers].map(([name, value]) => ({
      name,
      value: valueToChromium(value),
    }));
    const body = Buffer.from(await reply.arrayBuffer()).toString('base64');
    const answer = { requestId, responseCode: reply.status, responseHeaders, body };
    await chromium.session.send('Fetch.fulfillRequest', answer);
  } catch (error) {
    console.error(`${request.method} ${url} failed:`, error);
    await chromium.session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' });
  }
}

function asRequest(
  url: string,
  { method, headers, hasPostData, postDataEntries }: Protocol.Network.Request,
): Request {
  if (hasPostData && !postDataEntries) throw new Error('The body is too long for the stand-in.');
  const body =
    postDataEntries && Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64')));
  return new Request(url, { method, headers, body });
}
