import { emptyReply, idParams } from '../common';
import { endpoint } from '../endpoint';

const reset = { method: 'POST', auth: 'user', area: 'progress', reply: emptyReply } as const;

/** Resets give practice back: XP, certificates and everything else that was earned stays (docs/progress.md). */
export const resetLesson = endpoint({
  ...reset,
  path: '/lessons/{id}/reset',
  summary: 'Makes a lesson incomplete again, with its starter code.',
  params: idParams,
  errors: [404],
});

export const resetChapter = endpoint({
  ...reset,
  path: '/chapters/{id}/reset',
  summary: 'Resets every lesson of a chapter.',
  params: idParams,
  errors: [404],
});

export const resetCourse = endpoint({
  ...reset,
  path: '/courses/{id}/reset',
  summary: 'Resets every lesson of a course.',
  params: idParams,
  errors: [404],
});

export const resetAllProgress = endpoint({
  ...reset,
  path: '/users/reset_progress',
  summary: 'Resets every lesson the caller has worked on.',
});
