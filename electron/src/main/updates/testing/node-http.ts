import http from 'node:http';
import { configureRequestUrl, HttpExecutor } from 'builder-util-runtime';
import type { ElectronHttpExecutor } from 'electron-updater/out/electronHttpExecutor';

type Download = ElectronHttpExecutor['download'];

/** What electron-updater needs of Electron's network, on Node's own. */
export class NodeHttp extends HttpExecutor<http.ClientRequest> {
  override createRequest(options: http.RequestOptions, callback: (response: http.IncomingMessage) => void) {
    return http.request(options, callback);
  }

  download: Download = (url, destination, options) =>
    options.cancellationToken.createPromise<string>((resolve, reject, onCancel) => {
      const request = { headers: options.headers ?? undefined };
      configureRequestUrl(url, request);
      const callback = (error: Error | null) => (error ? reject(error) : resolve(destination));
      this.doDownload(request, { destination, options, onCancel, callback, responseHandler: null }, 0);
    });
}
