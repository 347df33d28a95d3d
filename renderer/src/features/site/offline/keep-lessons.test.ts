import { KeepError } from '@web/platform/offline-copies';
import { fakeCopies } from '@web/platform/testing';
import { describe, expect, test } from 'vitest';
import { ConnectionLost, type KeepOptions, type KeepProgress, keepLessons } from './keep-lessons';

const lessonAddress = (id: string) => `/v1/static/lessons/${id}`;
const courseReply = (slug: string, lessons: string[]) =>
  JSON.stringify({ Slug: slug, Chapters: [{ Lessons: lessons.map((UUID) => ({ UUID })) }] });
const SOUND = '/v1/content/courses/a/chapters/b/lessons/c/hammer.ogg?v=1';

/** A server with two courses, of three lessons and one. */
const REPLIES: Record<string, string> = {
  '/v1/static/tracks': '[]',
  '/v1/static/tracks/forge': '{}',
  '/v1/static/courses/overview': '[]',
  '/v1/static/lesson_index': '[]',
  '/v1/static/teachers': '[]',
  '/v1/static/courses/slug/a': courseReply('a', ['1', '2', '3']),
  '/v1/static/courses/slug/b': courseReply('b', ['4']),
  [lessonAddress('1')]: `{"Text":"![A hammer](${SOUND})"}`,
  [lessonAddress('2')]: '{"Text":"2"}',
  [lessonAddress('3')]: '{"Text":"3"}',
  [lessonAddress('4')]: '{"Text":"4"}',
  [SOUND]: 'OggS',
};
const TOTAL_BYTES = Object.values(REPLIES).reduce((sum, text) => sum + text.length, 0);
const SET = {
  key: 'forge',
  title: 'Forge',
  trackSlug: 'forge',
  courses: [
    { uuid: 'a', slug: 'a', numLessons: 3 },
    { uuid: 'b', slug: 'b', numLessons: 1 },
  ],
};

function setUp(options: Partial<KeepOptions> = {}) {
  const copies = fakeCopies(REPLIES);
  const reports: KeepProgress[] = [];
  const pauses: number[] = [];
  const keep = () =>
    keepLessons(SET, {
      copies,
      limitBytes: 1_000_000,
      signal: new AbortController().signal,
      onProgress: (progress) => reports.push(progress),
      canReach: async () => true,
      pause: async (ms) => void pauses.push(ms),
      ...options,
    });
  return { copies, reports, pauses, keep };
}

/** Makes the first requests of an address fail. */
function failing(copies: ReturnType<typeof fakeCopies>, address: string, errors: KeepError[]) {
  const { keep } = copies;
  copies.keep = async (asked, ...rest) => {
    const error = asked === address ? errors.shift() : undefined;
    if (error) throw error;
    return keep(asked, ...rest);
  };
}

describe('keeping a track', () => {
  test('keeps its courses, all lessons and their media, and says how far it is', async () => {
    const { copies, reports, keep } = setUp();
    expect(await keep()).toEqual({ lessons: 4, kept: 4, isFull: false });
    expect([...copies.kept.keys()].sort()).toEqual(Object.keys(REPLIES).sort());
    expect(reports[0]).toEqual({ done: 0, total: 4, bytes: 0 });
    expect(reports.at(-1)).toEqual({ done: 4, total: 4, bytes: TOTAL_BYTES });
  });

  test('drops what was kept before and isn’t part of it, at the end', async () => {
    const { copies, keep } = setUp();
    copies.kept.set(lessonAddress('of-another-track'), 100);
    await keep();
    expect(copies.kept.has(lessonAddress('of-another-track'))).toBe(false);
  });

  test('at the limit, what isn’t part of it makes room; then it ends, with the first lessons kept', async () => {
    const limitBytes = TOTAL_BYTES - 1;
    const { copies, keep } = setUp({ limitBytes });
    copies.kept.set(lessonAddress('of-another-track'), limitBytes);
    expect(await keep()).toEqual({ lessons: 4, kept: 3, isFull: true });
    const used = [...copies.kept.values()].reduce((sum, size) => sum + size, 0);
    expect(used).toBeLessThanOrEqual(limitBytes);
    expect(copies.kept.has(lessonAddress('of-another-track'))).toBe(false);
  });

  test('a lesson that’s gone is left out, one that fails is tried again, as late as the server asks', async () => {
    const { copies, pauses, keep } = setUp();
    failing(copies, lessonAddress('2'), [new KeepError(404)]);
    failing(copies, lessonAddress('3'), [new KeepError(500), new KeepError(429, 7_000)]);
    failing(copies, lessonAddress('4'), [new KeepError(503), new KeepError(503), new KeepError(503)]);
    expect(await keep()).toEqual({ lessons: 4, kept: 2, isFull: false });
    expect(pauses.sort()).toEqual([1_000, 1_000, 2_000, 7_000]);
    expect(copies.kept.has(lessonAddress('3'))).toBe(true);
  });

  test('stops when the server can’t be reached, and drops nothing', async () => {
    const { copies, keep } = setUp({ canReach: async () => false });
    copies.kept.set(lessonAddress('old'), 100);
    failing(copies, lessonAddress('2'), [new KeepError(0)]);
    await expect(keep()).rejects.toThrow(ConnectionLost);
    expect(copies.kept.has(lessonAddress('old'))).toBe(true);
  });

  test('stops when it’s canceled', async () => {
    const abort = new AbortController();
    const { keep } = setUp({ signal: abort.signal, onProgress: ({ done }) => done === 1 && abort.abort() });
    await expect(keep()).rejects.toThrow('aborted');
  });
});
