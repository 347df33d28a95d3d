import { sendAnswer } from '@web/api';
import type { ExerciseSource } from './exercise-source';

/** The lessons of courses. */
export const LESSONS: ExerciseSource = {
  callsOf(api, id) {
    const params = { id };
    return {
      submit: (answer, onText) => sendAnswer(api, { lessonUuid: id, ...answer }, onText),
      progress: (signal) => api.call('getUserLesson', { params, signal }),
      solution: (signal) => api.call('getLessonSolution', { params, signal }),
      draft: () => api.call('getDraft', { params }),
      saveDraft: (body) => api.call('saveDraft', { params, body }),
      draftVersions: (signal) => api.call('listDraftVersions', { params, signal }),
      attempts: (before, signal) => api.call('listAttempts', { params, query: { before }, signal }),
    };
  },
  pathOf: (id) => `/lessons/${id}`,
  solutionPathOf: (id) => `/solution/${id}`,
  idIn: ({ lessonUuid }) => lessonUuid,
};
