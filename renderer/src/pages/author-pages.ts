import { page } from './page';

/**
 * The pages for authors, in development only: their code and their addresses don't exist in production. A function, so
 * that a build drops what nobody calls.
 */
export const authorPages = () => [
  page('/author', {
    title: 'Author',
    finder: { keywords: 'preview lessons content' },
    load: () => import('@web/features/authoring/author/AuthorScreen').then((m) => m.AuthorScreen),
  }),
  page('/author/insights', {
    title: 'Insights',
    finder: { keywords: 'author analytics drop-off mistakes' },
    load: () => import('@web/features/authoring/author/InsightsScreen').then((m) => m.InsightsScreen),
  }),
  page('/author/insights/:lessonUuid', {
    title: 'Insights of a lesson',
    finder: false,
    example: '/author/insights/cc79681e-6baa-4686-8a4d-54bdbdd3766a',
    load: () =>
      import('@web/features/authoring/author/LessonInsightsScreen').then((m) => m.LessonInsightsScreen),
  }),
  page('/author/lessons/:lessonUuid', {
    title: 'Preview of a lesson',
    finder: false,
    example: '/author/lessons/cc79681e-6baa-4686-8a4d-54bdbdd3766a',
    frame: 'window',
    tooltips: true,
    load: () => import('@web/features/authoring/author/AuthorLessonScreen').then((m) => m.AuthorLessonScreen),
  }),
];
