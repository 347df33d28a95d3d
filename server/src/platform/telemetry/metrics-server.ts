import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';

const JSON_HEADERS = { 'content-type': 'application/json; charset=utf-8' };

/** `GET /metrics` (Prometheus) on an address of its own: what a server is doing is nothing for its visitors. */
export class MetricsServer {
  private readonly server: Server;

  constructor(private readonly registry: Registry) {
    this.server = createServer(async ({ method, url }, response) => {
      if (method !== 'GET' || url !== '/metrics')
        return response.writeHead(404, JSON_HEADERS).end('{"error":"Not Found"}');
      try {
        const body = await this.registry.metrics();
        response.writeHead(200, { 'content-type': this.registry.contentType }).end(body);
      } catch {
        // A metric can't be collected: the scraper sees the failure.
        response.writeHead(500, JSON_HEADERS).end('{"error":"Internal server error"}');
      }
    });
  }

  /** Resolves with the port it listens on; rejects when that can't be had. */
  async listen(port: number, host: string): Promise<number> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    return (this.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.server.listening) return;
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}
