import { describe, expect, test } from 'vitest';
import { FakeContents } from '../testing/fake-contents';
import { fakeLog } from '../testing/fake-log';
import { openExternalWith } from './external';
import { restrictPage } from './window-policy';

function setUp() {
  const contents = new FakeContents();
  const log = fakeLog();
  const host = { origin: 'http://localhost:3000' };
  const opened: string[] = [];
  const openExternal = openExternalWith(async (address) => void opened.push(address), host, log);
  let time = 0;
  restrictPage(contents.asContents, { log, host, openExternal, now: () => time });
  const wait = (ms: number) => {
    time += ms;
  };
  const input = (type: string) => contents.emit('input-event', {}, { type });
  return { contents, log, opened, input, wait };
}

describe('a page that wants to go elsewhere', () => {
  test.each([
    ['will-navigate', { url: 'https://evil.example/', isMainFrame: true }],
    ['will-navigate', { url: 'file:///etc/passwd', isMainFrame: true }],
    ['will-navigate', { url: 'app://desktop.evil/', isMainFrame: true }],
    ['will-navigate', { url: 'app://desktop/v1/content/page.html', isMainFrame: true }],
    ['will-redirect', { url: 'https://evil.example/', isMainFrame: true }],
    ['will-frame-navigate', { url: 'https://evil.example/', isMainFrame: false }],
    ['will-frame-navigate', { url: 'app://desktop/', isMainFrame: false }],
    ['will-attach-webview', {}],
  ])('stays where it is: %s %j', (event, details) => {
    const { contents, log } = setUp();
    expect(contents.attempt(event, details)).toBe(true);
    expect(log.lines.join()).toContain('Refused');
  });

  test('may load itself again', () => {
    const { contents } = setUp();
    const own = { url: 'app://desktop/dashboard?reset=true', isMainFrame: true };
    expect([contents.attempt('will-navigate', own), contents.attempt('will-frame-navigate', own)]).toEqual([
      false,
      false,
    ]);
  });
});

describe('a page that wants a window', () => {
  test.each([
    ['https://docs.python.org/3/', 'https://docs.python.org/3/'],
    ['http://localhost:3000/terms', 'http://localhost:3000/terms'],
    ['app://desktop/v1/static/certificate/1/pdf', 'http://localhost:3000/v1/static/certificate/1/pdf'],
  ])('for %s gets one in the browser', (url, address) => {
    const { contents, opened, input } = setUp();
    input('mouseDown');
    expect(contents.popUp(url)).toBe('deny');
    expect(opened).toEqual([address]);
  });

  test('gets one for each click or key, and none without', () => {
    const { contents, opened, input, wait } = setUp();
    const site = 'https://shop.example/';
    const tryBoth = () => {
      contents.popUp(site);
      contents.attempt('will-navigate', { url: site, isMainFrame: true });
    };
    tryBoth();
    input('mouseMove');
    input('mouseWheel');
    tryBoth();
    expect(opened).toEqual([]);
    input('rawKeyDown');
    tryBoth();
    expect(opened).toEqual([site]);
    input('mouseDown');
    wait(10_001);
    tryBoth();
    expect(opened).toEqual([site]);
  });

  test.each([
    'http://evil.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'ms-settings:privacy',
    'emberforge://cli/login?code=a',
    'https://ada:secret@bank.example/',
    'about:blank',
    'nonsense',
  ])('for %s gets none', (url) => {
    const { contents, opened, log, input } = setUp();
    input('mouseDown');
    expect(contents.popUp(url)).toBe('deny');
    expect(opened).toEqual([]);
    expect(log.lines).toHaveLength(1);
    expect(log.lines.join()).not.toContain('secret');
  });

  test('for a page of the app opens it in its own', () => {
    const { contents, opened } = setUp();
    expect(contents.popUp('app://desktop/terms')).toBe('deny');
    expect([contents.done, opened]).toEqual([['load app://desktop/terms'], []]);
  });
});
