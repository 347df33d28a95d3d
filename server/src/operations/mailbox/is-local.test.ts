import { expect, test } from 'vitest';
import { isLocalHost, isLoopback } from './is-local';

test.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])('%s is this computer', (address) => {
  expect(isLoopback(address)).toBe(true);
});

test.each(['10.0.0.1', '192.168.1.2', '::2', '127.0.0.1.example.org', 'localhost', ''])(
  '%s is not an address of this computer',
  (address) => {
    expect(isLoopback(address)).toBe(false);
  },
);

test.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])(
  '%s names this computer',
  (host) => {
    expect(isLocalHost(host)).toBe(true);
  },
);

test.each(['example.org', 'localhost.example.org', '0.0.0.0', '127.0.0.1.nip.io', '', '@'])(
  '%s does not, or not for sure',
  (host) => {
    expect(isLocalHost(host)).toBe(false);
  },
);
