import * as attempts from './attempts';
import * as auth from './auth';
import * as catalog from './catalog';
import * as compile from './compile';
import * as drafts from './drafts';
import type { Endpoint } from './endpoint';
import * as lessons from './lessons';
import * as spellbook from './spellbook';
import * as submissions from './submissions';
import * as system from './system';
import * as training from './training';
import * as users from './users';

/** Every call of the API. The contract tests go through this list; OpenAPI is generated from it. */
export const ENDPOINTS = {
  getVersion: system.getVersion,
  refresh: auth.refresh,
  otpLogin: auth.otpLogin,
  otpCreate: auth.otpCreate,
  logout: auth.logout,
  createUser: users.createUser,
  getUser: users.getUser,
  getMe: users.getMe,
  emailExists: users.emailExists,
  sendMagicLink: users.sendMagicLink,
  setActiveTrack: catalog.setActiveTrack,
  listTracks: catalog.listTracks,
  getTrack: catalog.getTrack,
  getCourse: catalog.getCourse,
  listCourses: catalog.listCourses,
  getLessonIndex: catalog.getLessonIndex,
  getCourseBySlug: catalog.getCourseBySlug,
  getCourseProgressByLesson: catalog.getCourseProgressByLesson,
  listLearnerCourses: catalog.listLearnerCourses,
  getDashboardContent: catalog.getDashboardContent,
  getLesson: lessons.getLesson,
  getUserLesson: lessons.getUserLesson,
  getLessonSolution: lessons.getLessonSolution,
  submitLesson: submissions.submitLesson,
  tryLesson: submissions.tryLesson,
  listAttempts: attempts.listAttempts,
  listRecentResults: attempts.listRecentResults,
  getDraft: drafts.getDraft,
  saveDraft: drafts.saveDraft,
  listDraftVersions: drafts.listDraftVersions,
  listSpellbooks: spellbook.listSpellbooks,
  getSpellbookPage: spellbook.getSpellbookPage,
  getTraining: training.getTraining,
  answerTraining: training.answerTraining,
  giveUpTraining: training.giveUpTraining,
  rateTraining: training.rateTraining,
  compileGo: compile.compileGo,
  compileC: compile.compileC,
  runCourseSql: compile.runCourseSql,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

export * from './attempts';
export * from './auth';
export * from './catalog';
export * from './common';
export * from './compile';
export * from './draft-limits';
export * from './drafts';
export * from './endpoint';
export * from './lessons';
export * from './realtime';
export * from './spellbook';
export * from './submissions';
export * from './system';
export * from './training';
export * from './users';
