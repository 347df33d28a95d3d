import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddressBy, type TrustProxy } from './client-address';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

test.each<[TrustProxy, string]>([
  [false, '10.0.0.1'],
  [['10.0.0.0/8'], '203.0.113.9'],
  [['192.168.0.1'], '10.0.0.1'],
  [(_, hop) => hop < 1, '203.0.113.9'],
])('trusting %o, the client is %s', (trustProxy, address) => {
  expect(clientAddressBy(trustProxy)(from('10.0.0.1', '198.51.100.7, 203.0.113.9'))).toBe(address);
});

test('without a proxy the client is the peer, even with trusted proxies', () => {
  expect(clientAddressBy(['10.0.0.0/8'])(from('203.0.113.9'))).toBe('203.0.113.9');
});
