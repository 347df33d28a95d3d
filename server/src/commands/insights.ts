import { parseArgs } from 'node:util';
import { DEFAULT_DAYS, insightsTable, LessonInsights, lessonTable } from '../authoring/lesson-insights';
import { CourseOutlines } from '../learning/catalog';
import { lessonAt, openCommandApp, runCommand } from './command-app';

// npm run content:insights [-- <course>[/<lesson>]] [--days 90] [--json]: docs/authors.md.
const USAGE = 'Usage: npm run content:insights [-- <course>[/<lesson>]] [--days 90] [--json]';

await runCommand(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      days: { type: 'string', default: String(DEFAULT_DAYS) },
    },
  });
  const [path = ''] = positionals;
  const days = Number(values.days);
  if (positionals.length > 1 || !/^[^/]*(?:\/[^/]+)?$/.test(path) || !(days > 0)) throw new Error(USAGE);
  const app = await openCommandApp();
  try {
    const insights = app.get(LessonInsights, { strict: false });
    if (path.includes('/')) {
      const found = await insights.of((await lessonAt(app, path)).id, days);
      return values.json ? JSON.stringify(found, null, 2) : lessonTable(path, found);
    }
    const outlines = (await app.get(CourseOutlines, { strict: false }).all()).filter(
      ({ course }) => path === '' || course.slug === path,
    );
    if (outlines.length === 0) throw new Error(`There’s no live course ${path}.`);
    const lessons = outlines.flatMap((outline) =>
      outline.lessons.map(({ id, slug }) => ({ id, path: `${outline.course.slug}/${slug}` })),
    );
    const ids = new Set(lessons.map(({ id }) => id));
    const all = await insights.overview(days);
    const overview = { ...all, lessons: all.lessons.filter(({ uuid }) => ids.has(uuid)) };
    return values.json ? JSON.stringify(overview, null, 2) : insightsTable(overview, lessons);
  } finally {
    await app.close();
  }
});
