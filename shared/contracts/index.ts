import * as achievements from './achievements';
import * as attempts from './attempts';
import * as auth from './auth';
import * as bosses from './bosses';
import * as catalog from './catalog';
import * as certificates from './certificates';
import * as cli from './cli';
import * as compile from './compile';
import * as drafts from './drafts';
import type { Endpoint } from './endpoint';
import * as feedback from './feedback';
import * as github from './github';
import * as items from './items';
import * as leaderboards from './leaderboards';
import * as leagues from './leagues';
import * as lessonDifficulty from './lesson-difficulty';
import * as lessons from './lessons';
import * as notifications from './notifications';
import * as progress from './progress';
import * as quests from './quests';
import * as recruits from './recruits';
import * as reviews from './reviews';
import * as rewards from './rewards';
import * as sharpshooter from './sharpshooter';
import * as spellbook from './spellbook';
import * as streak from './streak';
import * as submissions from './submissions';
import * as system from './system';
import * as teachers from './teachers';
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
  listTeachers: teachers.listTeachers,
  listTeacherCourses: teachers.listTeacherCourses,
  listLessonsDifficulty: lessonDifficulty.listLessonsDifficulty,
  getCourseImage: catalog.getCourseImage,
  getCertificate: certificates.getCertificate,
  getCertificateImage: certificates.getCertificateImage,
  getCertificatePdf: certificates.getCertificatePdf,
  getCertificateCredential: certificates.getCertificateCredential,
  checkCredential: certificates.checkCredential,
  renewCertificateImage: certificates.renewCertificateImage,
  getCertificateWork: certificates.getCertificateWork,
  listCertificates: certificates.listCertificates,
  getCourseCompletionState: certificates.getCourseCompletionState,
  getCourseCompletion: certificates.getCourseCompletion,
  getLesson: lessons.getLesson,
  getUserLesson: lessons.getUserLesson,
  getLessonSolution: lessons.getLessonSolution,
  getNextCLILesson: cli.getNextCLILesson,
  getCLILesson: cli.getCLILesson,
  getLessonSolutionPoints: lessons.getLessonSolutionPoints,
  getLessonChecks: github.getLessonChecks,
  startGithubLink: github.startGithubLink,
  githubCallback: github.githubCallback,
  revokeGithub: github.revokeGithub,
  getAllItems: items.getAllItems,
  getXpPotion: items.getXpPotion,
  getBakedSalmon: items.getBakedSalmon,
  getSeerStones: items.getSeerStones,
  getFrozenFlame: items.getFrozenFlame,
  buyXpPotion: items.buyXpPotion,
  sellXpPotion: items.sellXpPotion,
  activateXpPotion: items.activateXpPotion,
  buyArmor: items.buyArmor,
  sellArmor: items.sellArmor,
  buyBakedSalmon: items.buyBakedSalmon,
  sellBakedSalmon: items.sellBakedSalmon,
  buySeerStones: items.buySeerStones,
  sellSeerStones: items.sellSeerStones,
  buyFrozenFlame: items.buyFrozenFlame,
  sellFrozenFlame: items.sellFrozenFlame,
  getSharpshooter: sharpshooter.getSharpshooter,
  submitLesson: submissions.submitLesson,
  tryLesson: submissions.tryLesson,
  getSubmission: submissions.getSubmission,
  listAttempts: attempts.listAttempts,
  listRecentResults: attempts.listRecentResults,
  getDraft: drafts.getDraft,
  saveDraft: drafts.saveDraft,
  listDraftVersions: drafts.listDraftVersions,
  resetLesson: progress.resetLesson,
  resetChapter: progress.resetChapter,
  resetCourse: progress.resetCourse,
  resetAllProgress: progress.resetAllProgress,
  listNotifications: notifications.listNotifications,
  markNotificationViewed: notifications.markNotificationViewed,
  markAllNotificationsViewed: notifications.markAllNotificationsViewed,
  getNotificationPreferences: notifications.getNotificationPreferences,
  changeNotificationPreferences: notifications.changeNotificationPreferences,
  subscribeToEmail: notifications.subscribeToEmail,
  addPushDevice: notifications.addPushDevice,
  removePushDevice: notifications.removePushDevice,
  listPendingRewards: rewards.listPendingRewards,
  getNewUserReward: rewards.getNewUserReward,
  getReward: rewards.getReward,
  claimReward: rewards.claimReward,
  listAchievements: achievements.listAchievements,
  listAchievementProgress: achievements.listAchievementProgress,
  getAchievementImage: achievements.getAchievementImage,
  getQuestBoard: quests.getQuestBoard,
  acceptQuest: quests.acceptQuest,
  getBossEventsProgress: bosses.getBossEventsProgress,
  getBossFeed: bosses.getBossFeed,
  getBossImage: bosses.getBossImage,
  getBossThumbnail: bosses.getBossThumbnail,
  listRecruits: recruits.listRecruits,
  inviteFriend: recruits.inviteFriend,
  confirmRecruiter: recruits.confirmRecruiter,
  getStreak: streak.getStreak,
  changeStreakSettings: streak.changeStreakSettings,
  setRestDay: streak.setRestDay,
  getEmber: streak.getEmber,
  getStats: streak.getStats,
  getActivityHeatmap: streak.getActivityHeatmap,
  sendLessonFeedback: feedback.sendLessonFeedback,
  sendSpellbookFeedback: feedback.sendSpellbookFeedback,
  submitReview: reviews.submitReview,
  getOwnReview: reviews.getOwnReview,
  markReviewHelpful: reviews.markReviewHelpful,
  listHelpfulReviews: reviews.listHelpfulReviews,
  listMixedReviews: reviews.listMixedReviews,
  listCourseReviews: reviews.listCourseReviews,
  listSpellbooks: spellbook.listSpellbooks,
  getSpellbookPage: spellbook.getSpellbookPage,
  getLeaderboardStats: leaderboards.getLeaderboardStats,
  getXPLeaderboard: leaderboards.getXPLeaderboard,
  getArchmageLeaderboard: leaderboards.getArchmageLeaderboard,
  getKarmaLeaderboard: leaderboards.getKarmaLeaderboard,
  getLessonFeed: leaderboards.getLessonFeed,
  getStanding: leaderboards.getStanding,
  setCompetes: leaderboards.setCompetes,
  hideCompetition: leaderboards.hideCompetition,
  getLeagueLeaderboard: leagues.getLeagueLeaderboard,
  getTraining: training.getTraining,
  answerTraining: training.answerTraining,
  giveUpTraining: training.giveUpTraining,
  rateTraining: training.rateTraining,
  compileGo: compile.compileGo,
  compileC: compile.compileC,
  runCourseSql: compile.runCourseSql,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof ENDPOINTS;

export * from './achievements';
export * from './attempts';
export * from './auth';
export * from './bosses';
export * from './catalog';
export * from './certificates';
export * from './cli';
export * from './common';
export * from './compile';
export * from './draft-limits';
export * from './drafts';
export * from './endpoint';
export * from './feedback';
export * from './github';
export * from './github-link';
export * from './items';
export * from './leaderboards';
export * from './leagues';
export * from './lesson-difficulty';
export * from './lessons';
export * from './notifications';
export * from './progress';
export * from './quests';
export * from './realtime';
export * from './recruits';
export * from './reviews';
export * from './rewards';
export * from './sharpshooter';
export * from './spellbook';
export * from './streak';
export * from './submissions';
export * from './system';
export * from './teachers';
export * from './text-limits';
export * from './training';
export * from './users';
