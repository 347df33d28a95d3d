import { toCamelCase } from '@shared/contracts/camel-case';
import { mediaIn } from '@shared/offline/public-address';
import { type Course, type CourseOverview, inContentLanguage } from '@web/api';
import type { OfflineCopies } from '@web/platform';
import { isKeepError } from '@web/platform';
import { lessonsOf } from '@web/stores';

/** The lessons to keep: a track's, or one course's. */
export interface LessonSet {
  /** Differs if it's another set. */
  key: string;
  title: string;
  trackSlug?: string;
  courses: readonly Pick<CourseOverview, 'uuid' | 'slug' | 'numLessons'>[];
}

export interface KeepProgress {
  /** Lessons that are done, whether or not they could be kept. */
  done: number;
  total: number;
  /** Of everything that's kept now. */
  bytes: number;
}

export interface KeepOptions {
  copies: OfflineCopies;
  limitBytes: number;
  signal: AbortSignal;
  onProgress: (progress: KeepProgress) => void;
  /** Whether the server can be reached. Asked after a request got no answer. */
  canReach: () => Promise<boolean>;
  pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface KeepResult {
  lessons: number;
  kept: number;
  isFull: boolean;
}

/** The server can't be reached: the rest has to wait. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';
}
class NoRoom extends Error {
  override readonly name = 'NoRoom';
}

/** What every page needs. */
const GENERAL = ['/v1/static/tracks', '/v1/static/courses/overview', '/v1/static/lesson_index'];
const TEACHERS = '/v1/static/teachers';
/** Requests at a time: what the learner does meanwhile comes first. */
const PARALLEL = 3;
const MAX_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/**
 * Keeps a set of lessons on this device, with their courses and media, and drops what was kept before and isn't part of it.
 * What's there already is only asked about. A lesson that can't be had is left out, and counted.
 * @throws ConnectionLost, and the signal's reason
 */
export async function keepLessons(set: LessonSet, options: KeepOptions): Promise<KeepResult> {
  return new Keeping(set, options).run();
}

class Keeping {
  private readonly touched = new Set<string>();
  private bytes = new Map<string, number>();
  private used = 0;
  private done = 0;
  private kept = 0;
  private total: number;

  constructor(
    private readonly set: LessonSet,
    private readonly options: KeepOptions,
  ) {
    this.total = set.courses.reduce((sum, { numLessons }) => sum + numLessons, 0);
  }

  async run(): Promise<KeepResult> {
    const { copies, limitBytes } = this.options;
    await copies.limit(limitBytes);
    this.bytes = await copies.list();
    this.used = [...this.bytes.values()].reduce((sum, size) => sum + size, 0);
    this.report();
    const isFull = await this.keepAll().then(
      () => false,
      (error: unknown) => {
        if (error instanceof NoRoom) return true;
        throw error;
      },
    );
    if (!isFull) await this.dropOthers();
    this.report();
    return { lessons: this.total, kept: this.kept, isFull };
  }

  private async keepAll(): Promise<void> {
    const { trackSlug, courses } = this.set;
    for (const address of [...GENERAL.map(inContentLanguage), TEACHERS]) await this.keep(address, 'all');
    if (trackSlug !== undefined) await this.keep(inContentLanguage(`/v1/static/tracks/${trackSlug}`), 'all');
    const lessons: Array<{ uuid: string; course: string }> = [];
    for (const { uuid, slug } of courses) {
      const text = await this.keepWithMedia(inContentLanguage(`/v1/static/courses/slug/${slug}`), uuid);
      if (text === undefined) continue;
      const found = lessonsOf(toCamelCase(JSON.parse(text)) as Course);
      lessons.push(...found.map((lesson) => ({ uuid: lesson.uuid, course: uuid })));
    }
    this.total = lessons.length;
    await inParallel(PARALLEL, lessons, async ({ uuid, course }) => {
      const text = await this.keepWithMedia(inContentLanguage(`/v1/static/lessons/${uuid}`), course);
      this.done += 1;
      if (text !== undefined) this.kept += 1;
      this.report();
    });
  }

  /** The text of the reply; undefined if it can't be had. */
  private async keepWithMedia(address: string, course: string): Promise<string | undefined> {
    const text = await this.keep(address, course);
    for (const medium of mediaIn(text ?? '')) await this.keep(medium, course);
    return text;
  }

  private async keep(address: string, course: string): Promise<string | undefined> {
    const { copies, limitBytes, signal } = this.options;
    this.touched.add(address);
    const reply = await this.attempt(() => copies.keep(address, course, signal));
    if (!reply || reply.outcome === 'unfit') return undefined;
    if (reply.outcome === 'kept') this.note(address, reply.bytes);
    if (reply.outcome === 'kept' && this.used <= limitBytes) return reply.text ?? '';
    if (this.used > limitBytes) await this.drop([address]);
    // What belongs to another track may go now.
    if ((await this.dropOthers()) === 0) throw new NoRoom();
    return this.keep(address, course);
  }

  /** Undefined if it can't be had. */
  private async attempt<T>(ask: () => Promise<T>): Promise<T | undefined> {
    const { signal, canReach, pause = pauseFor } = this.options;
    for (let count = 1; ; count++) {
      signal.throwIfAborted();
      try {
        return await ask();
      } catch (error) {
        if (!isKeepError(error)) throw error;
        const { status, retryAfterMs } = error;
        if (status === 0 && !(await canReach())) throw new ConnectionLost();
        if (count === MAX_ATTEMPTS || (status >= 400 && status < 500 && status !== 429)) return undefined;
        await pause(
          Math.min(MAX_PAUSE_MS, Math.max(retryAfterMs, FIRST_PAUSE_MS * 2 ** (count - 1))),
          signal,
        );
      }
    }
  }

  private note(address: string, bytes: number): void {
    this.used += bytes - (this.bytes.get(address) ?? 0);
    this.bytes.set(address, bytes);
  }

  /** Drops what isn't part of the set. @returns how many replies these were */
  private async dropOthers(): Promise<number> {
    const others = [...this.bytes.keys()].filter((address) => !this.touched.has(address));
    await this.drop(others);
    return others.length;
  }

  private async drop(addresses: readonly string[]): Promise<void> {
    if (addresses.length > 0) await this.options.copies.remove(addresses);
    for (const address of addresses) {
      this.used -= this.bytes.get(address) ?? 0;
      this.bytes.delete(address);
    }
  }

  private report(): void {
    this.options.onProgress({ done: this.done, total: this.total, bytes: this.used });
  }
}

/** Handles all items, some at a time. After a failure, no more are started. @throws the first failure */
async function inParallel<T>(
  count: number,
  items: readonly T[],
  handle: (item: T) => Promise<void>,
): Promise<void> {
  const queue = items.values();
  const failures: unknown[] = [];
  const work = async () => {
    for (const item of queue) {
      if (failures.length > 0) return;
      await handle(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: count }, work));
  if (failures.length > 0) throw failures[0];
}

function pauseFor(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        reject(signal.reason);
      },
      { once: true },
    );
  });
}
