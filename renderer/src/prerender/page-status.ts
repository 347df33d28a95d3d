import { toCamelCase } from '@shared/contracts/camel-case';
import type { AskStatus, PageStatus } from '@shared/contracts/prerender';
import type { CourseDifficulty } from '@web/api';
import { taleOf } from '@web/features/site/lore';
import { playgroundOf, tryPageOf } from '@web/features/solving/playground';
import { PAGES } from '@web/pages/pages';
import { errorAt, redirectOf } from '@web/pages/redirects';
import { matchPath, type Params } from 'react-router-dom';

type Parameters = Record<string, string>;

/** What an address names: whether the app knows it, or the public call that fails where there's no such thing. */
type Named = (parameters: Parameters) => boolean | string;

const courseOf: Named = ({ courseSlug }) => `/static/courses/slug/${courseSlug}`;
const lessonOf: Named = ({ lessonUuid }) => `/static/lessons/${lessonUuid}`;
const difficultyOf: Named = ({ courseUuid }) => `/lessons_difficulty?courseUUID=${courseUuid}`;

/** The pages whose address names something, by their path in pages.ts. */
const NAMED: Readonly<Record<string, Named>> = {
  '/courses/:courseSlug': courseOf,
  '/courses/:courseSlug/placement': courseOf,
  '/spellbook/:courseSlug': courseOf,
  '/spellbook/:courseSlug/:pageSlug': courseOf,
  '/tracks/:trackSlug': ({ trackSlug }) => `/static/tracks/${trackSlug}`,
  '/teachers/:teacherSlug': ({ teacherSlug }) => `/static/teachers/courses/${teacherSlug}`,
  '/lesson-difficulty/:courseUuid': difficultyOf,
  '/lesson-difficulty/:courseUuid/:chapterUuid': difficultyOf,
  '/u/:handle': ({ handle }) => `/users/public/${handle}`,
  '/lore/:slug': ({ slug = '' }) => taleOf(slug) !== undefined,
  '/lessons/:lessonUuid': lessonOf,
  '/solution/:lessonUuid': lessonOf,
  '/playground/:lang': ({ lang = '' }) => playgroundOf(lang) !== null,
  '/try/:slug': ({ slug = '' }) => tryPageOf(slug) !== null,
  '/content/*': ({ '*': file }) => `/content/${file}`,
};

/** The calls behind certificates say themselves what's wrong with an address (docs/certificates.md). */
const LOOKED_UP: Readonly<Record<string, (parameters: Parameters) => string>> = {
  '/certificates/:completionUuid': ({ completionUuid }) => `/static/certificate/${completionUuid}`,
  '/certificate/:learner/:uuid': ({ learner, uuid }) => `/courses/completion/${learner}/${uuid}`,
};

/**
 * The status that a page is sent with, so that search engines and other clients without the app know what's there.
 * While a call can't be answered, the app says so, and the status is 200.
 */
export async function statusOf(path: string, ask: AskStatus): Promise<PageStatus> {
  if (redirectOf(path) !== undefined) return 200;
  const page = PAGES.find((each) => matchPath(each.path, path));
  if (!page) return errorAt(path).status;
  const parameters = encoded(matchPath(page.path, path)!.params);
  const lookUp = LOOKED_UP[page.path];
  if (lookUp) {
    const { status } = await ask(lookUp(parameters));
    return status === 400 || status === 404 || status === 500 ? status : 200;
  }
  const named = NAMED[page.path]?.(parameters) ?? true;
  if (typeof named === 'boolean') return named ? 200 : 404;
  const { status, json } = await ask(named);
  // What isn't an id at all names nothing, too.
  if (status === 404 || status === 400) return 404;
  const { chapterUuid } = parameters;
  return status !== 200 || chapterUuid === undefined || hasChapter(json(), chapterUuid) ? 200 : 404;
}

const hasChapter = (courses: unknown, uuid: string): boolean =>
  (toCamelCase(courses) as readonly CourseDifficulty[]).some(({ chapters }) =>
    chapters.some((chapter) => chapter.uuid === uuid),
  );

/** As they belong into the address of a call. */
const encoded = (params: Params): Parameters =>
  Object.fromEntries(
    Object.entries(params).map(([name, value = '']) => [
      name,
      value.split('/').map(encodeURIComponent).join('/'),
    ]),
  );
