import { DESKTOP_CALLS, DESKTOP_EVENTS } from '@shared/desktop';
import { expect, test } from 'vitest';
import { createBridge } from './create-bridge';

type Listener = (event: unknown, payload: unknown) => void;

function setUp(reply: unknown = { isOk: true, value: 7 }) {
  const invoked: unknown[][] = [];
  const listeners = new Set<Listener>();
  const bridge = createBridge(
    { calls: Object.keys(DESKTOP_CALLS), events: Object.keys(DESKTOP_EVENTS) },
    {
      async invoke(...call) {
        invoked.push(call);
        return reply;
      },
      on: (_channel, listener) => listeners.add(listener),
      removeListener: (_channel, listener) => listeners.delete(listener),
    },
  );
  return { bridge, invoked, listeners };
}

test('a call reaches its own channel with its input alone', async () => {
  const { bridge, invoked } = setUp();
  const choose = bridge.host.choose as (...args: unknown[]) => Promise<unknown>;
  expect(await choose({ address: 'x' }, 'host:describe')).toBe(7);
  expect(invoked).toEqual([['host:choose', { address: 'x' }]]);
});

test('a refusal rejects with its text', async () => {
  const { bridge } = setUp({ isOk: false, message: 'Refused: the input doesn’t fit.' });
  await expect(bridge.links.take()).rejects.toThrow('Refused: the input doesn’t fit.');
});

test('a listener gets the payload without the event, until it stops', () => {
  const { bridge, listeners } = setUp();
  const heard: unknown[][] = [];
  const stop = bridge.links.onOpened((...args: unknown[]) => void heard.push(args));
  for (const listener of listeners) listener({ sender: 'everything' }, { kind: 'lesson' });
  stop();
  expect([heard, listeners.size]).toEqual([[[{ kind: 'lesson' }]], 0]);
});

test('the bridge is made of functions only', () => {
  const { bridge } = setUp();
  const functions = Object.values(bridge).flatMap((domain) => Object.values(domain as object));
  expect(functions.length).toBe(Object.keys(DESKTOP_CALLS).length + Object.keys(DESKTOP_EVENTS).length);
  expect(functions.every((each) => typeof each === 'function')).toBe(true);
});
