import { expect, test } from 'vitest';
import { scrollWhenThere } from './scroll-when-there';

/** A page whose part appears while it loads. */
function setUp() {
  const reader = new EventTarget();
  const listeners = new Set<() => void>();
  const page = { hasPart: false, isShown: true, scrolled: 0 };
  const part = {
    getClientRects: () => (page.isShown ? [{}] : []) as unknown as DOMRectList,
    scrollIntoView() {
      page.scrolled += 1;
    },
  };
  const start = () =>
    scrollWhenThere({
      find: () => (page.hasPart ? part : null),
      onChange: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      reader,
    });
  const change = (to: Partial<typeof page>) => {
    Object.assign(page, to);
    for (const listener of listeners) listener();
  };
  return { page, start, change, reader, isWaiting: () => listeners.size > 0 };
}

test('a part that is there already is scrolled to at once', () => {
  const { page, start, isWaiting } = setUp();
  page.hasPart = true;
  start();
  expect([page.scrolled, isWaiting()]).toEqual([1, false]);
});

test('a part that comes with the content is scrolled to then, once', () => {
  const { page, start, change, isWaiting } = setUp();
  start();
  change({});
  expect(page.scrolled).toBe(0);
  change({ hasPart: true });
  change({});
  expect([page.scrolled, isWaiting()]).toEqual([1, false]);
});

test('a part of a page that isn’t shown yet waits for it', () => {
  const { page, start, change } = setUp();
  Object.assign(page, { hasPart: true, isShown: false });
  start();
  expect(page.scrolled).toBe(0);
  change({ isShown: true });
  expect(page.scrolled).toBe(1);
});

test.each(['wheel', 'keydown'])('a reader who goes somewhere else first is left there (%s)', (move) => {
  const { page, start, change, reader, isWaiting } = setUp();
  start();
  reader.dispatchEvent(new Event(move));
  change({ hasPart: true });
  expect([page.scrolled, isWaiting()]).toEqual([0, false]);
});

test('leaving the page ends it', () => {
  const { page, start, change } = setUp();
  start()();
  change({ hasPart: true });
  expect(page.scrolled).toBe(0);
});
