import { PLAYGROUNDS } from '@web/features/playground';
import { lessonsOf, type RootStore, useLoad, useStores } from '@web/stores';
import { type FinderPage, findablePage, pagesFor } from './finder-pages';
import type { Findable } from './search';

const playgrounds = PLAYGROUNDS.map(({ title, path }) =>
  findablePage({ title: `${title} playground`, path, finder: { keywords: 'run code editor' } }),
);

function actions({ session, theme, sounds, overlays }: RootStore, signOut: () => void): Findable[] {
  const action = (title: string, act: () => void, keywords?: string): Findable => ({
    id: title,
    title,
    kind: 'Action',
    keywords,
    act,
  });
  return [
    action('Dark theme', () => theme.choose('dark'), 'night color'),
    action('Light theme', () => theme.choose('light'), 'day color'),
    action('System theme', () => theme.choose('system'), 'auto color'),
    action(
      sounds.isOn ? 'Turn off sounds' : 'Turn on sounds',
      () => sounds.toggle(),
      'audio volume mute effects',
    ),
    action('Keyboard shortcuts', () => overlays.show('shortcuts'), 'keys help'),
    session.isSignedIn
      ? action('Sign out', signOut, 'log out leave')
      : action('Sign in', () => overlays.askToSignIn(), 'log in account register sign up'),
  ];
}

/** Everything the finder searches: courses, tracks, lessons of courses that were opened, pages and actions. */
export function useFindables(pages: readonly FinderPage[], signOut: () => void): Findable[] {
  const stores = useStores();
  const { catalog, progress, session } = stores;
  useLoad(catalog.courses);
  useLoad(catalog.tracks);
  useLoad(progress.dashboard, session.isSignedIn);
  const courses = (catalog.courses.value ?? []).map(({ title, slug, summary }) => ({
    id: `course-${slug}`,
    title,
    kind: 'Course',
    keywords: summary,
    href: `/courses/${slug}`,
  }));
  const tracks = (catalog.tracks.value ?? []).map(({ title, slug }) => ({
    id: `track-${slug}`,
    title,
    kind: 'Track',
    href: `/tracks/${slug}`,
  }));
  const lessons = progress.knownCourses().flatMap((course) =>
    lessonsOf(course).map(({ uuid, title }) => ({
      id: uuid,
      title,
      kind: course.title,
      keywords: 'lesson',
      href: `/lessons/${uuid}`,
    })),
  );
  return [
    ...pagesFor(session.isSignedIn, pages),
    ...courses,
    ...tracks,
    ...actions(stores, signOut),
    ...playgrounds,
    ...lessons,
  ];
}
