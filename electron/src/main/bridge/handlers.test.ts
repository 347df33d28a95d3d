import { describe, expect, test } from 'vitest';
import { APP_PAGE, fakeIpc } from '../testing/fake-ipc';
import { fakeLog } from '../testing/fake-log';
import { DesktopError, type Handler, Handlers } from './handlers';

function setUp(answer: Handler<'host:choose'> = () => ({ problem: null })) {
  const log = fakeLog();
  const { ipc, window, sent, call } = fakeIpc();
  const handlers = new Handlers(ipc, () => window, log);
  const asked: unknown[] = [];
  handlers.register('host:choose', (input) => {
    asked.push(input);
    return answer(input);
  });
  return {
    handlers,
    log,
    sent,
    asked,
    choose: (input: unknown, from = APP_PAGE) => call('host:choose', input, from),
  };
}

const INPUT = { address: 'https://learn.example' };

describe('a message to main', () => {
  test('from the app’s page reaches its handler', async () => {
    const { choose, asked } = setUp();
    expect(await choose(INPUT)).toEqual({ isOk: true, value: { problem: null } });
    expect(asked).toEqual([INPUT]);
  });

  test.each([
    ['another window', { ...APP_PAGE, sender: { id: 2 } }],
    ['a frame in the page', { ...APP_PAGE, senderFrame: { url: 'app://desktop/', parent: {} } }],
    ['a frame that’s gone', { ...APP_PAGE, senderFrame: null }],
    ['a web page', { ...APP_PAGE, senderFrame: { url: 'https://evil.example/', parent: null } }],
    [
      'a page that looks like the app’s',
      { ...APP_PAGE, senderFrame: { url: 'app://desktop.evil/', parent: null } },
    ],
    ['an empty page', { ...APP_PAGE, senderFrame: { url: 'about:blank', parent: null } }],
  ])('from %s is refused and logged', async (_name, from) => {
    const { choose, asked, log } = setUp();
    expect(await choose(INPUT, from)).toMatchObject({ isOk: false });
    expect(asked).toEqual([]);
    expect(log.lines.join()).toContain('Refused a message on host:choose');
  });

  test.each([
    ['nothing', undefined],
    ['another type', { address: 7 }],
    ['too long a text', { address: 'x'.repeat(501) }],
  ])('with %s for its input is refused, and the log doesn’t show the input', async (_name, input) => {
    const { choose, asked, log } = setUp();
    expect(await choose(input)).toMatchObject({ isOk: false });
    expect(asked).toEqual([]);
    expect(log.lines.join()).toContain('its input doesn');
    expect(log.lines.join()).not.toContain('xxx');
  });

  test('gets the text of a refusal, but no other error’s', async () => {
    const refusing = setUp(() => {
      throw new DesktopError('Try another one.');
    });
    expect(await refusing.choose(INPUT)).toEqual({ isOk: false, message: 'Try another one.' });
    const failing = setUp(() => {
      throw new Error('SECRET at /home/ada/token');
    });
    expect(JSON.stringify(await failing.choose(INPUT))).not.toContain('SECRET');
    expect(failing.log.lines.join()).toContain('The handler of host:choose failed');
  });

  test('gets nothing that the channel doesn’t allow', async () => {
    const { choose } = setUp(() => ({ problem: 5 }) as never);
    expect(await choose(INPUT)).toMatchObject({ isOk: false });
  });
});

test('an event goes to the window, if it fits its channel', () => {
  const { handlers, sent } = setUp();
  const link = { kind: 'lesson', uuid: '6f9619ff-8b86-4011-b42d-00c04fc964ff' } as const;
  handlers.send('links:opened', link);
  expect(sent).toEqual([{ channel: 'links:opened', payload: link }]);
  expect(() => handlers.send('links:opened', { kind: 'lesson', uuid: '../x' })).toThrow();
});
