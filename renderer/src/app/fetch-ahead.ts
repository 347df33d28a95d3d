import type { CatalogStore } from '@web/stores';

const LESSON = /^\/lessons\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Asks for what the first page will need before React draws anything: on a slow phone that is half a second. */
export function fetchAhead(pathname: string, catalog: CatalogStore): void {
  const lessonUUID = LESSON.exec(pathname)?.[1];
  if (!lessonUUID) return;
  void catalog.lessonById.get(lessonUUID).load();
  // The same chunks as the route's; should they fail, the route fails with them, and tells the reader.
  for (const chunk of [import('./TooltipLayout'), import('@web/pages/LessonPage')]) chunk.catch(() => {});
}
