import type { LoadProgress } from '@shared/runner';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@shared/runner/languages';
import type { CourseOverview } from '@web/api';
import { codeRunnerFor } from '@web/features/solving/code-runner';
import type { RootStore } from '@web/stores';
import { reaction, when } from 'mobx';
import { ConnectionLost, type LessonSet } from './keep-lessons';
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
    async keepTheRest(set, signal, onLanguage) {
      await keepPersonal(stores, set);
      if (isDesktop) return []; // it has the app and all languages itself
      await (await platform.offlineCopies()).keepApp();
      const missing: string[] = [];
      for (const language of languagesOf(stores, set)) {
        const name = LANGUAGE_FACTS[language].title;
        if (!(await download(stores, language, signal, (progress) => onLanguage({ name, progress }))))
          missing.push(name);
      }
      return missing;
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

/** @returns whether the language is here now. @throws ConnectionLost */
async function download(
  { api, connection }: RootStore,
  language: Language,
  signal: AbortSignal,
  onProgress: (progress: LoadProgress | undefined) => void,
): Promise<boolean> {
  signal.throwIfAborted();
  const runner = codeRunnerFor(api);
  const stop = () => runner.stopDownload(language);
  const stopFollowing = reaction(
    () => runner.downloadOf(language),
    ({ status, progress }) => status === 'downloading' && onProgress(progress),
  );
  signal.addEventListener('abort', stop, { once: true });
  await runner.download(language);
  // A lesson may have started it before.
  await when(() => runner.downloadOf(language).status !== 'downloading');
  signal.removeEventListener('abort', stop);
  stopFollowing();
  if (runner.downloadOf(language).status !== 'failed') return true;
  if (!(await connection.check())) throw new ConnectionLost();
  return false;
}
