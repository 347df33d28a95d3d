import { relative, resolve, sep } from 'node:path';
import type { ContentImporter } from '@server/authoring/content-import';
import type { CourseOutline, CourseOutlines } from '@server/learning/catalog';
import { sendError } from '@server/platform/http';
import type { AuthorContent } from '@shared/content/author';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runContentCheck } from './content-check';
import { type InsightCallsOptions, serveInsightCalls } from './insight-calls';
import { chapterFolder } from './lesson-folders';

export interface AuthorToolsOptions extends InsightCallsOptions {
  importer: Pick<ContentImporter, 'problems' | 'onImported'>;
  outlines: Pick<CourseOutlines, 'all'>;
  contentDir: string;
  /** Where the pages come from: other sites can't start or write anything. */
  publicUrl: string;
  check?: typeof runContentCheck;
}

/**
 * The calls behind /author (`AuthorContent`, `CheckReport`). Only a development server has them: they show drafts and
 * files, and run commands.
 */
export function serveAuthorTools(fastify: FastifyInstance, options: AuthorToolsOptions): void {
  const { importer, outlines, contentDir, publicUrl, check = runContentCheck } = options;

  fastify.get('/v1/author/content', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const courses = await outlines.all();
    return {
      root: shownPath(contentDir),
      courses: courses.map(presentCourse),
      problems: [...importer.problems],
    } satisfies AuthorContent;
  });

  serveImportEvents(fastify, importer);

  const guarded = {
    errorHandler: sendError,
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      const { origin } = request.headers;
      if (origin !== undefined && origin !== publicUrl)
        return reply.code(403).send({ error: `Open ${publicUrl} to use the author’s tools.` });
    },
  };
  serveInsightCalls(fastify, options, guarded);

  fastify.post<{ Querystring: { path?: string; mutants?: string } }>(
    '/v1/author/checks',
    guarded,
    async (request, reply) => {
      const path = pathWithin(contentDir, request.query.path ?? '');
      if (path === undefined)
        return reply.code(400).send({ error: 'The path must be a folder of the content.' });
      const stopped = new AbortController();
      reply.raw.on('close', () => stopped.abort());
      return check({ contentDir, path, withMutants: request.query.mutants === '1', signal: stopped.signal });
    },
  );
}

/** Server-sent events: an empty one after each import. The page then asks for what it shows. */
function serveImportEvents(fastify: FastifyInstance, importer: AuthorToolsOptions['importer']): void {
  const pages = new Set<NodeJS.WritableStream>();
  fastify.get('/v1/author/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 500\n\n');
    pages.add(reply.raw);
    reply.raw.on('close', () => pages.delete(reply.raw));
  });
  importer.onImported(() => {
    for (const page of pages) page.write('data: imported\n\n');
  });
  fastify.addHook('preClose', async () => {
    for (const page of pages) page.end();
  });
}

function presentCourse({ course, chapters }: CourseOutline): AuthorContent['courses'][number] {
  const folder = `courses/${course.slug}`;
  return {
    title: course.title,
    folder,
    chapters: chapters.map(({ chapter, lessons }) => ({
      title: chapter.title,
      folder: chapterFolder(course, chapter),
      lessons: lessons.map(({ id, title, type, slug }) => ({
        uuid: id,
        title,
        type,
        folder: `${chapterFolder(course, chapter)}/lessons/${slug}`,
      })),
    })),
  };
}

/** As its author would type it: from the project's folder, if it's in there. */
function shownPath(contentDir: string): string {
  const path = relative(process.cwd(), contentDir);
  return path.startsWith('..') ? contentDir : path || '.';
}

/** The absolute path of a folder in the content; undefined for one outside. */
function pathWithin(contentDir: string, path: string): string | undefined {
  const absolute = resolve(contentDir, path);
  return absolute === contentDir || absolute.startsWith(contentDir + sep) ? absolute : undefined;
}
