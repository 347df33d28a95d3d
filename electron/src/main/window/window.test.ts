import { EventEmitter } from 'node:events';
import type { BrowserWindow, Session } from 'electron';
import { describe, expect, test } from 'vitest';
import { FakeContents } from '../testing/fake-contents';
import { fakeLog } from '../testing/fake-log';
import { askForDownloads } from './downloads';
import { restrictPermissions } from './permissions';
import { watchForTrouble } from './trouble';
import { placeWindow } from './window-place';
import { Zoom } from './zoom';

const SCREEN = { x: 0, y: 25, width: 1440, height: 850 };
const SECOND = { x: 1440, y: 0, width: 1920, height: 1080 };

describe('the window opens', () => {
  const at = (x: number, y: number, width = 1000, height = 700) => ({
    bounds: { x, y, width, height },
    isMaximized: false,
  });

  test('where the system likes, at first, and fits the screen', () => {
    expect(placeWindow(undefined, [SECOND]).bounds).toEqual({ width: 1280, height: 860 });
    expect(placeWindow(undefined, [SCREEN]).bounds).toEqual({ width: 1280, height: 850 });
  });

  test('where it was', () => {
    expect(placeWindow({ ...at(1500, 10), isMaximized: true }, [SCREEN, SECOND])).toEqual({
      ...at(1500, 10),
      isMaximized: true,
    });
  });

  test.each([
    ['on a screen that’s gone', at(1500, 100)],
    ['above the screen, where nobody could move it', at(100, -300)],
    ['almost below it', at(100, 860)],
    ['almost outside of it', at(1400, 100)],
    ['at a place that’s no number', at(Number.NaN, 100)],
  ])('as at first if it was %s', (_name, place) => {
    expect(placeWindow(place, [SCREEN]).bounds).not.toHaveProperty('x');
  });

  test('no bigger than the screen, and no smaller than it can be', () => {
    expect(placeWindow(at(0, 30, 9_000, 10), [SCREEN]).bounds).toMatchObject({ width: 1440, height: 480 });
  });
});

test('the zoom moves within its limits, is kept, and is set again for a new page', () => {
  const settings = {
    current: {} as { zoomLevel?: number },
    change(next: object) {
      Object.assign(this.current, next);
    },
  };
  const levels: number[] = [];
  const zoom = new Zoom(settings, () => ({ setZoomLevel: (level) => void levels.push(level) }));
  zoom.change('in');
  zoom.apply();
  for (let steps = 0; steps < 20; steps += 1) zoom.change('out');
  expect([levels.slice(0, 2), levels.at(-1), settings.current.zoomLevel]).toEqual([[0.5, 0.5], -3, -3]);
  zoom.reset();
  expect(settings.current.zoomLevel).toBe(0);
});

describe('permissions', () => {
  type Ask = Parameters<Session['setPermissionRequestHandler']>[0];
  type Check = Parameters<Session['setPermissionCheckHandler']>[0];

  function setUp() {
    let ask: Ask = null;
    let check: Check = null;
    restrictPermissions(
      {
        setPermissionRequestHandler: (handler) => {
          ask = handler;
        },
        setPermissionCheckHandler: (handler) => {
          check = handler;
        },
      },
      fakeLog(),
    );
    return {
      request(name: string, requestingUrl = 'app://desktop/', isMainFrame = true) {
        let answer: boolean | undefined;
        ask!(
          new FakeContents().asContents,
          name as never,
          (isGranted) => {
            answer = isGranted;
          },
          {
            requestingUrl,
            isMainFrame,
          } as never,
        );
        return answer;
      },
      has: (name: string, origin = 'app://desktop') => check!(null, name as never, origin, {} as never),
    };
  }

  test('to copy text are the app’s page’s alone', () => {
    const { request, has } = setUp();
    const copy = 'clipboard-sanitized-write';
    expect([request(copy), has(copy), has(copy, 'app://desktop/')]).toEqual([true, true, true]);
    expect([
      request(copy, 'https://evil.example/'),
      request(copy, 'app://desktop/', false),
      has(copy, 'https://evil.example'),
    ]).toEqual([false, false, false]);
  });

  test.each(['media', 'geolocation', 'clipboard-read', 'openExternal', 'usb', 'fileSystem', 'notifications'])(
    '%s is refused',
    (name) => {
      const { request, has } = setUp();
      expect([request(name), has(name)]).toEqual([false, false]);
    },
  );
});

describe('a download', () => {
  class Item extends EventEmitter {
    defaultPath = '';
    constructor(private readonly url: string) {
      super();
    }
    getURL = () => this.url;
    getFilename = () => 'certificate.pdf';
    setSaveDialogOptions = ({ defaultPath = '' }) => {
      this.defaultPath = defaultPath;
    };
  }

  function download(url: string) {
    const session = new EventEmitter();
    const failed: string[] = [];
    askForDownloads(session as unknown as Session, {
      folder: '/home/ada/Downloads',
      log: fakeLog(),
      onFailure: (name) => void failed.push(name),
    });
    const item = new Item(url);
    let isPrevented = false;
    session.emit(
      'will-download',
      {
        preventDefault: () => {
          isPrevented = true;
        },
      },
      item,
    );
    return { item, failed, isPrevented };
  }

  test('of the app’s asks where to save it, and says when that failed', () => {
    const { item, failed, isPrevented } = download('app://desktop/v1/static/certificate/1/pdf');
    expect([item.defaultPath, isPrevented]).toEqual(['/home/ada/Downloads/certificate.pdf', false]);
    item.emit('done', {}, 'interrupted');
    expect(failed).toEqual(['certificate.pdf']);
  });

  test('that’s cancelled is no failure', () => {
    const { item, failed } = download('blob:app://desktop/1-2-3');
    item.emit('done', {}, 'cancelled');
    expect(failed).toEqual([]);
  });

  test.each(['https://evil.example/setup.exe', 'data:text/html,x', 'blob:https://evil.example/1'])(
    'of %s is refused',
    (url) => {
      expect(download(url).isPrevented).toBe(true);
    },
  );
});

describe('a page in trouble', () => {
  /** A window whose dialogs are answered with this button. */
  function setUp(response: number) {
    const webContents = new FakeContents();
    const window = Object.assign(new EventEmitter(), { webContents, isDestroyed: () => false });
    const shown: string[] = [];
    const signals: (AbortSignal | undefined)[] = [];
    let hasQuit = false;
    watchForTrouble(window as unknown as BrowserWindow, {
      dialog: {
        showMessageBox: (async (_window: unknown, options: { message: string; signal?: AbortSignal }) => {
          shown.push(options.message);
          signals.push(options.signal);
          return { response };
        }) as never,
        showMessageBoxSync: ((_window: unknown, options: { message: string }) => {
          shown.push(options.message);
          return response;
        }) as never,
      },
      log: fakeLog(),
      quit: () => {
        hasQuit = true;
      },
    });
    const settled = () => new Promise(setImmediate);
    return { window, webContents, shown, signals, settled, hasQuit: () => hasQuit };
  }

  test('that crashed loads again or quits, as the learner says', async () => {
    const crash = ({ webContents }: ReturnType<typeof setUp>, reason = 'crashed') =>
      webContents.emit('render-process-gone', {}, { reason, exitCode: 1 });
    const reloading = setUp(0);
    crash(reloading);
    await reloading.settled();
    expect([reloading.shown, reloading.webContents.done]).toEqual([
      ['Emberforge stopped working'],
      ['reload'],
    ]);
    const quitting = setUp(1);
    crash(quitting, 'oom');
    await quitting.settled();
    expect([quitting.webContents.done, quitting.hasQuit()]).toEqual([[], true]);
    const closing = setUp(0);
    crash(closing, 'clean-exit');
    expect(closing.shown).toEqual([]);
  });

  test('that hangs may go on, and the question goes away with it', async () => {
    const { window, webContents, shown, signals, settled } = setUp(0);
    window.emit('unresponsive');
    window.emit('unresponsive');
    window.emit('responsive');
    await settled();
    expect([shown, signals[0]?.aborted, webContents.done]).toEqual([
      ['Emberforge isn’t responding'],
      true,
      [],
    ]);
  });

  test('that hangs is loaded again without asking twice', async () => {
    const { window, webContents, shown, settled } = setUp(1);
    window.emit('unresponsive');
    await settled();
    expect([shown, webContents.done]).toEqual([['Emberforge isn’t responding'], ['crash', 'reload']]);
  });

  test('that would lose changes asks before it closes', () => {
    expect(setUp(0).webContents.attempt('will-prevent-unload')).toBe(false);
    expect(setUp(1).webContents.attempt('will-prevent-unload')).toBe(true);
  });
});
