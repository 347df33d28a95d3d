import { inContentLanguage } from '@web/api';
import type { RootStore } from '@web/stores';
import { authorApi } from './author-api';

const LESSON_PAGE = /^\/(?:author\/)?lessons\/([0-9a-f-]{36})$/;

/**
 * In development, the open page follows its files: after each import, the lesson or the course on the screen loads again,
 * and what isn't on the screen does when it's opened.
 */
export function followContent({ catalog, progress }: RootStore, { onImported } = authorApi): void {
  onImported(async () => {
    const uuid = LESSON_PAGE.exec(location.pathname)?.[1];
    const open = uuid === undefined ? undefined : catalog.lessonById.get(uuid);
    for (const state of catalog.lessonById.states()) if (state !== open) state.reset();
    // Past the browser's cache, which keeps a lesson for some seconds. If it fails, so does the reload, which reports it.
    await fetch(inContentLanguage(`/v1/static/lessons/${uuid}`), { cache: 'reload' }).catch(() => undefined);
    for (const state of [open, catalog.courses, catalog.tracks, ...progress.courseBySlug.states()])
      if (state && state.status !== 'idle') void state.reload();
  });
}
