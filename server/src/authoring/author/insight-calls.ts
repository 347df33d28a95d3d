import { resolve } from 'node:path';
import type { LessonInsights } from '@server/authoring/lesson-insights';
import type { RegradeLesson, RegradeReport } from '@server/authoring/regrading';
import type { CourseOutlines } from '@server/learning/catalog';
import type { NewHint, RegradeSummary } from '@shared/content/author';
import { isFailureSignature } from '@shared/grading';
import { messageProblems } from '@shared/lesson-types';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { folderOf } from './lesson-folders';
import { writeHint } from './write-hint';

export interface InsightCallsOptions {
  insights: Pick<LessonInsights, 'overview' | 'of'>;
  regrading: Pick<RegradeLesson, 'execute'>;
  outlines: Pick<CourseOutlines, 'all'>;
  contentDir: string;
}

/** `InsightsOverview`, `LessonInsights`, `NewHint` and `RegradeSummary`. Calls that change something are `guarded`. */
export function serveInsightCalls(
  fastify: FastifyInstance,
  { insights, regrading, outlines, contentDir }: InsightCallsOptions,
  guarded: Pick<RouteShorthandOptions, 'preHandler' | 'errorHandler'>,
): void {
  const { errorHandler } = guarded;
  fastify.get('/v1/author/insights', { errorHandler }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return insights.overview();
  });

  fastify.get<{ Params: { id: string } }>(
    '/v1/author/insights/:id',
    { errorHandler },
    async ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      return insights.of(params.id);
    },
  );

  fastify.post<{ Querystring: Partial<NewHint> }>('/v1/author/hints', guarded, async ({ query }, reply) => {
    const { lesson = '', when = '', message = '' } = query;
    const [problem] = messageProblems(message);
    if (problem) return reply.code(400).send({ error: `Your hint ${problem.problem}.` });
    const folder = folderOf(await outlines.all(), lesson);
    if (folder === undefined || !isFailureSignature(when))
      return reply.code(400).send({ error: 'This failure is no longer in the list. Reload the page.' });
    return { file: await writeHint(resolve(contentDir, folder), { when, message }) };
  });

  fastify.post<{ Querystring: { lesson?: string; dry?: string } }>(
    '/v1/author/regrades',
    guarded,
    async ({ query }, reply) => {
      const stopped = new AbortController();
      reply.raw.on('close', () => stopped.abort());
      const isDryRun = query.dry !== '0';
      const task = { lessonId: query.lesson ?? '', isDryRun, signal: stopped.signal };
      return summaryOf(await regrading.execute(task));
    },
  );
}

function summaryOf({ changed, failed, ...report }: RegradeReport): RegradeSummary {
  const { isDryRun, learners, judged, alreadyDone, superseded } = report;
  const changes = Map.groupBy(changed, ({ from, to }) => `${from} ${to}`);
  return {
    isDryRun,
    learners,
    judged,
    changes: [...changes.values()].map((same) => ({
      from: same[0]!.from,
      to: same[0]!.to,
      count: same.length,
    })),
    xp: changed.reduce((sum, { xp }) => sum + xp, 0),
    alreadyDone,
    superseded,
    failed: [...new Set(failed.map(({ reason }) => reason))],
  };
}
