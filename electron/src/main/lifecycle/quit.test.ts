import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { fakeLog } from '../testing/fake-log';
import { quitInOrder } from './quit';

function setUp(platform: NodeJS.Platform, settle: () => Promise<unknown>, close = () => {}) {
  const order: string[] = [];
  const exited = Promise.withResolvers<void>();
  const app = Object.assign(new EventEmitter(), {
    quit: () => void order.push('quit'),
    exit: () => {
      order.push('exit');
      exited.resolve();
    },
  });
  quitInOrder(app, {
    platform,
    log: fakeLog(),
    settle: () => settle().then(() => order.push('settled')),
    close: () => {
      order.push('closed');
      close();
    },
    graceMs: 20,
  });
  const end = () => app.emit('will-quit', { preventDefault: () => order.push('waiting') });
  return { app, order, end, exited: exited.promise };
}

test('the last window takes the app with it, except on macOS', () => {
  const onLinux = setUp('linux', async () => {});
  onLinux.app.emit('window-all-closed');
  const onMac = setUp('darwin', async () => {});
  onMac.app.emit('window-all-closed');
  expect([onLinux.order, onMac.order]).toEqual([['quit'], []]);
});

test('what’s being saved is saved before the app ends', async () => {
  const { order, end, exited } = setUp('linux', async () => {});
  end();
  end();
  await exited;
  expect(order).toEqual(['waiting', 'waiting', 'settled', 'closed', 'exit']);
});

test('nothing that hangs or fails keeps the app from ending', async () => {
  const hanging = setUp('linux', () => new Promise(() => {}));
  hanging.end();
  await hanging.exited;
  const failing = setUp(
    'linux',
    () => Promise.reject(new Error('locked')),
    () => {
      throw new Error('closed');
    },
  );
  failing.end();
  await failing.exited;
  expect([hanging.order, failing.order]).toEqual([
    ['waiting', 'closed', 'exit'],
    ['waiting', 'closed', 'exit'],
  ]);
});
