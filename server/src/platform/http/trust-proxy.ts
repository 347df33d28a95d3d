import { isIP } from 'node:net';
import { z } from 'zod';

/** Which peers may name a client's address in X-Forwarded-For, as Fastify's `trustProxy` takes it. */
export type TrustProxy = false | string[] | ((address: string, hop: number) => boolean);

/** Networks that Fastify knows by name. */
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);
const OFF = new Set(['false', 'no', 'off', '0']);

/** TRUST_PROXY: how many proxies are in front, or their addresses. Never `true`: see `describe`. */
export const trustProxy = z
  .string()
  .default('false')
  .transform((text, context): TrustProxy => {
    const value = text.trim().toLowerCase();
    if (OFF.has(value)) return false;
    if (/^[1-9]\d?$/.test(value)) return trustHops(Number(value));
    const proxies = value.split(',').map((proxy) => proxy.trim());
    if (!proxies.every(isNetwork)) context.addIssue('neither a number nor a list of addresses');
    return proxies;
  })
  .describe(
    'the number of proxies in front (1 for a single nginx) or a list of their addresses, such as 127.0.0.1 or ' +
      '10.0.0.0/8, and never true, which would let clients choose their own address',
  );

/** Fastify takes a number too, but then trusts nobody. */
const trustHops = (hops: number) => (_address: string, hop: number) => hop < hops;

function isNetwork(text: string): boolean {
  if (NAMED_RANGES.has(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}
