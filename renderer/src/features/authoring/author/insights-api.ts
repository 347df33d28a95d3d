import type { InsightsOverview, LessonInsights, NewHint, RegradeSummary } from '@shared/content/author';
import { BASE, request } from './author-api';

/** What the development server knows about learners' submissions. Every call throws ApiError. */
export interface InsightsApi {
  overview(signal: AbortSignal): Promise<InsightsOverview>;
  ofLesson(lesson: string, signal: AbortSignal): Promise<LessonInsights>;
  /** Writes the hint into the lesson's folder, and returns the file. */
  writeHint(hint: NewHint): Promise<{ file: string }>;
  regrade(lesson: string, options: { isDryRun: boolean; signal: AbortSignal }): Promise<RegradeSummary>;
}

export const insightsApi: InsightsApi = {
  overview: (signal) => request(`${BASE}/insights`, { signal }),
  ofLesson: (lesson, signal) => request(`${BASE}/insights/${lesson}`, { signal }),
  writeHint: (hint) => request(`${BASE}/hints?${new URLSearchParams({ ...hint })}`, { method: 'POST' }),
  regrade: (lesson, { isDryRun, signal }) =>
    request(`${BASE}/regrades?${new URLSearchParams({ lesson, dry: isDryRun ? '1' : '0' })}`, {
      method: 'POST',
      signal,
    }),
};
