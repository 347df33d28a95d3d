import type { IncomingMessage } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';

/** Fastify's `trustProxy`: which peers may name a client's address in X-Forwarded-For. */
export type TrustProxy = boolean | string[] | ((address: string, hop: number) => boolean);

/** The client's address as `request.ip` of Fastify has it, for requests that Fastify never sees. */
export function clientAddressBy(trustProxy: TrustProxy): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => request.socket.remoteAddress ?? '';
  const trust = trustProxy === true ? () => true : trustProxy;
  return (request) => proxyAddress(request, trust);
}
