export { insightsTable, lessonTable } from './insights-table';
export { DEFAULT_DAYS, LessonInsights } from './lesson-insights';
export { LessonInsightsModule } from './lesson-insights.module';
