import { PLAYGROUNDS } from '@web/features/playground';
import { type RootStore, useLoad, useStores } from '@web/stores';
import { type FinderPage, pagesFor } from './finder-pages';
import type { Findable } from './search';

const playgrounds = PLAYGROUNDS.map(
  ({ title, path }): Findable => ({
    id: path,
    title: `${title} playground`,
    kind: 'playground',
    context: 'Playground',
    keywords: 'run code editor',
    href: path,
  }),
);

function actions({ session, theme, sounds, overlays }: RootStore, signOut: () => void): Findable[] {
  const action = (title: string, act: () => void, keywords?: string): Findable => ({
    id: title,
    title,
    kind: 'action',
    context: 'Command',
    keywords,
    act,
  });
  return [
    action('Dark theme', () => theme.choose('dark'), 'night mode color settings'),
    action('Light theme', () => theme.choose('light'), 'day mode color settings'),
    action('System theme', () => theme.choose('system'), 'auto mode color settings'),
    action(
      sounds.isOn ? 'Turn off sounds' : 'Turn on sounds',
      () => sounds.toggle(),
      'audio volume mute effects settings',
    ),
    action('Keyboard shortcuts', () => overlays.show('shortcuts'), 'keys help'),
    session.isSignedIn
      ? action('Sign out', signOut, 'log out leave')
      : action('Sign in', () => overlays.askToSignIn(), 'log in account register sign up'),
  ];
}

function catalogItems({ catalog }: RootStore): Findable[] {
  const courses = (catalog.courses.value ?? []).map(
    ({ title, slug, summary }): Findable => ({
      id: `course-${slug}`,
      title,
      kind: 'course',
      context: 'Course',
      keywords: summary,
      href: `/courses/${slug}`,
    }),
  );
  const tracks = (catalog.tracks.value ?? []).map(
    ({ title, slug }): Findable => ({
      id: `track-${slug}`,
      title,
      kind: 'track',
      context: 'Track',
      href: `/tracks/${slug}`,
    }),
  );
  const lessons = (catalog.lessonIndex.value ?? []).flatMap(({ title: course, chapters }) =>
    chapters.flatMap(({ title: chapter, lessons }) =>
      lessons.map(
        ({ uuid, title }): Findable => ({
          id: uuid,
          title,
          kind: 'lesson',
          context: `${course} · ${chapter}`,
          keywords: 'lesson',
          href: `/lessons/${uuid}`,
        }),
      ),
    ),
  );
  return [...courses, ...tracks, ...lessons];
}

/** Everything the finder searches: pages, courses, tracks, lessons, playgrounds and commands. */
export function useFindables(pages: readonly FinderPage[], signOut: () => void): Findable[] {
  const stores = useStores();
  const { catalog, session, user } = stores;
  useLoad(catalog.lessonIndex);
  useLoad(catalog.courses);
  useLoad(catalog.tracks);
  return [
    ...pagesFor(session.isSignedIn, pages).filter(
      ({ href }) => !(user.hidesCompetition && href === '/leaderboard'),
    ),
    ...catalogItems(stores),
    ...actions(stores, signOut),
    ...playgrounds,
  ];
}
