import { LANGUAGES, type Language } from '@shared/runner/languages';
import type { CourseOverview } from '@web/api';
import { codeRunnerFor } from '@web/features/code-runner';
import type { RootStore } from '@web/stores';
import { reaction } from 'mobx';
import type { LessonSet } from './keep-lessons';
import { isMetered } from './metered';
import type { OfflineSources } from './offline.store';

const LOCK = 'emberforge.offline';

/** The real ones. */
export function sourcesOf(stores: RootStore): OfflineSources {
  const { platform, connection, session } = stores;
  const isDesktop = platform.kind === 'desktop';
  return {
    storage: platform.storage,
    isDesktop,
    copies: platform.offlineCopies,
    connection,
    isMetered: () => isMetered(),
    exclusive: (task) => platform.exclusive(LOCK, task),
    async findSet() {
      await session.whenRestored();
      return session.isSignedIn ? findSet(stores) : undefined;
    },
    onSetChange: (listener) => reaction(setOf(stores), listener),
    async keepTheRest(set, signal) {
      await keepPersonal(stores, set);
      if (isDesktop) return; // it has the app and all languages itself
      await (await platform.offlineCopies()).keepApp();
      for (const language of languagesOf(stores, set)) await download(stores, language, signal);
    },
  };
}

/** Differs for another learner or track; to be read in a reaction. */
function setOf(stores: RootStore): () => string {
  let track: string | undefined;
  return () => {
    // While the dashboard is loaded again, there's no track for a moment.
    track = stores.progress.dashboard.value?.currentTrack?.uuid ?? track;
    return `${stores.session.userId} ${track}`;
  };
}

/** The learner's active track, otherwise their current course. */
async function findSet({ catalog, progress }: RootStore): Promise<LessonSet | undefined> {
  await Promise.all([catalog.courses.load(), progress.dashboard.load()]);
  const { currentTrack, currentCourse } = progress.dashboard.value ?? {};
  const overviews = (uuids: readonly string[]) =>
    uuids.map((uuid) => catalog.overviewOf(uuid)).filter((found): found is CourseOverview => !!found);
  if (currentTrack) {
    const courses = overviews(currentTrack.courseUuids);
    const { uuid, title, slug } = currentTrack;
    if (courses.length > 0) return { key: uuid, title, trackSlug: slug, courses };
  }
  const [course] = currentCourse ? overviews([currentCourse.uuid]) : [];
  return course && { key: course.uuid, title: course.title, courses: [course] };
}

/** The learner's own: their spellbook's pages, and their progress in each course. Both are kept by their stores. */
async function keepPersonal({ scope, progress }: RootStore, { courses }: LessonSet): Promise<void> {
  await scope.spellbook.books.load();
  for (const { slug } of courses) await progress.courseBySlug.get(slug).load();
}

/** What programs are written in. The shell is the learner's own. */
const languagesOf = ({ catalog }: RootStore, { courses }: LessonSet): Language[] => {
  const taught = new Set(courses.map(({ uuid }) => catalog.overviewOf(uuid)?.language));
  return LANGUAGES.filter((language) => taught.has(language));
};

/** A language that can't be downloaded is downloaded when code runs in it. */
async function download({ api }: RootStore, language: Language, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const runner = codeRunnerFor(api);
  const stop = () => runner.stopDownload(language);
  signal.addEventListener('abort', stop, { once: true });
  await runner.download(language);
  signal.removeEventListener('abort', stop);
}
