import { t } from '@lingui/core/macro';
import { PLAYGROUNDS, playgroundTitle } from '@web/features/solving/playground';
import { type RootStore, useLoad, useStores } from '@web/stores';
import { type FinderPage, pagesFor } from './finder-pages';
import type { Findable } from './search';

const playgrounds = PLAYGROUNDS.map(
  ({ language, path }): Findable => ({
    id: path,
    title: playgroundTitle(language),
    kind: 'playground',
    context: t`Playground`,
    keywords: t`run code editor`,
    href: path,
  }),
);

function actions({ session, theme, sounds, overlays }: RootStore, signOut: () => void): Findable[] {
  const action = (title: string, act: () => void, keywords?: string): Findable => ({
    id: title,
    title,
    kind: 'action',
    context: t`Command`,
    keywords,
    act,
  });
  return [
    action(t`Dark theme`, () => theme.choose('dark'), t`night mode color settings`),
    action(t`Light theme`, () => theme.choose('light'), t`day mode color settings`),
    action(t`System theme`, () => theme.choose('system'), t`auto mode color settings`),
    action(
      sounds.isOn ? t`Turn off sounds` : t`Turn on sounds`,
      () => sounds.toggle(),
      t`audio volume mute effects settings`,
    ),
    action(t`Keyboard shortcuts`, () => overlays.show('shortcuts'), t`keys help`),
    session.isSignedIn
      ? action(t`Sign out`, signOut, t`log out leave`)
      : action(t`Sign in`, () => overlays.askToSignIn(), t`log in account register sign up`),
  ];
}

function catalogItems({ catalog }: RootStore): Findable[] {
  const courses = (catalog.courses.value ?? []).map(
    ({ title, slug, summary }): Findable => ({
      id: `course-${slug}`,
      title,
      kind: 'course',
      context: t`Course`,
      keywords: summary,
      href: `/courses/${slug}`,
    }),
  );
  const tracks = (catalog.tracks.value ?? []).map(
    ({ title, slug }): Findable => ({
      id: `track-${slug}`,
      title,
      kind: 'track',
      context: t`Track`,
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
