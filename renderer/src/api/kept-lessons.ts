import { toCamelCase } from '@shared/contracts/camel-case';
import { STATIC_CACHE } from '@web/platform/cache-names';
import type { Lesson } from './types';

export type KeptLesson = Pick<Lesson, 'uuid' | 'title'>;

const LESSON_PATH = /^\/v1\/static\/lessons\/[\da-f-]+$/;

/** Up to `limit` lessons that can be opened without a connection, the most recent first. Never rejects. */
export async function keptLessons(limit: number): Promise<KeptLesson[]> {
  try {
    const cache = await caches.open(STATIC_CACHE);
    const lessons = (await cache.keys()).filter(({ url }) => LESSON_PATH.test(new URL(url).pathname));
    const replies = lessons.slice(-limit).map(async (request) => {
      const reply = await cache.match(request);
      return reply ? [toCamelCase(await reply.json()) as Lesson] : [];
    });
    return (await Promise.all(replies))
      .flat()
      .reverse()
      .map(({ uuid, title }) => ({ uuid, title }));
  } catch {
    return []; // no Cache Storage here, or it's blocked: nothing is kept then
  }
}
