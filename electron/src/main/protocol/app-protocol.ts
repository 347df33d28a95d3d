import { APP_ORIGIN, APP_SCHEME } from '../app-address';
import type { HostSetting } from '../host/host-setting';
import type { Log } from '../logs/log';
import { isHostPath } from './host-path';
import type { HostProxy } from './host-proxy';
import { FOREIGN_POLICY, pagePolicy } from './page-policy';
import type { RuntimeFiles } from './runtime-files';
import type { WebFiles } from './web-files';

/** For `protocol.registerSchemesAsPrivileged`: an origin like any https site's, so that storage, workers and CSP work. */
export const APP_PRIVILEGES = {
  scheme: APP_SCHEME,
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
};

export interface AppProtocolOptions {
  web: WebFiles;
  runtimes: RuntimeFiles;
  proxy: HostProxy;
  host: Pick<HostSetting, 'socketOrigin'>;
  log: Log;
}

/** Answers every request to `app://desktop/`. */
export function appProtocol({ web, runtimes, proxy, host, log }: AppProtocolOptions) {
  const secure = (response: Response, policy: string): Response => {
    if (response.type === 'error') return response;
    const headers = new Headers(response.headers);
    headers.set('content-security-policy', policy);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('referrer-policy', 'no-referrer');
    const { body, status, statusText } = response;
    return new Response(body, { status, statusText, headers });
  };

  return async (request: Request): Promise<Response> => {
    try {
      if (!request.url.startsWith(`${APP_ORIGIN}/`)) return new Response('Not Found', { status: 404 });
      // The path as the sender normalized it: `..` is gone from an address of a standard scheme.
      const { pathname, search } = new URL(request.url);
      if (isHostPath(pathname)) return secure(await proxy.answer(request, pathname + search), FOREIGN_POLICY);
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return secure(new Response('Method Not Allowed', { status: 405 }), FOREIGN_POLICY);
      if (pathname.startsWith('/runtimes/'))
        return secure(
          await runtimes.answer(pathname.slice('/runtimes/'.length), request.method),
          FOREIGN_POLICY,
        );
      return secure(await web.answer(pathname), pagePolicy(web.html, host.socketOrigin));
    } catch (error) {
      log.error(`${request.url} could not be answered`, error);
      return secure(new Response('Internal Error', { status: 500 }), FOREIGN_POLICY);
    }
  };
}
