import * as accountData from './account-data';
import * as achievements from './achievements';
import * as admin from './admin';
import * as attempts from './attempts';
import * as auth from './auth';
import * as bosses from './bosses';
import * as catalog from './catalog';
import * as certificates from './certificates';
import * as cli from './cli';
import * as compile from './compile';
import * as confirmation from './confirmation';
import * as desktopApp from './desktop-app';
import * as devices from './devices';
import * as discordRewards from './discord-rewards';
import * as drafts from './drafts';
import * as emailChange from './email-change';
import type { Endpoint } from './endpoint';
import * as feedback from './feedback';
import * as github from './github';
import * as impersonation from './impersonation';
import * as items from './items';
import * as leaderboards from './leaderboards';
import * as leagues from './leagues';
import * as lessonDifficulty from './lesson-difficulty';
import * as lessons from './lessons';
import * as mailbox from './mailbox';
import * as moderation from './moderation';
import * as notifications from './notifications';
import * as offline from './offline';
import * as passkeys from './passkeys';
import * as profiles from './profiles';
import * as progress from './progress';
import * as quests from './quests';
import * as realtime from './realtime';
import * as recruits from './recruits';
import * as reviews from './reviews';
import * as rewards from './rewards';
import * as sharpshooter from './sharpshooter';
import * as signIn from './sign-in';
import * as site from './site';
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
  createSocketTicket: realtime.createSocketTicket,
  getSignInProviders: signIn.getSignInProviders,
  googleLogin: signIn.googleLogin,
  linkGoogle: signIn.linkGoogle,
  unsyncGoogle: signIn.unsyncGoogle,
  githubLogin: signIn.githubLogin,
  sendDiscordReward: discordRewards.sendDiscordReward,
  startDiscordLink: signIn.startDiscordLink,
  discordCallback: signIn.discordCallback,
  unsyncDiscord: signIn.unsyncDiscord,
  getLinkedAccounts: signIn.getLinkedAccounts,
  startPasskeyLogin: passkeys.startPasskeyLogin,
  passkeyLogin: passkeys.passkeyLogin,
  startPasskey: passkeys.startPasskey,
  addPasskey: passkeys.addPasskey,
  listPasskeys: passkeys.listPasskeys,
  renamePasskey: passkeys.renamePasskey,
  removePasskey: passkeys.removePasskey,
  confirmByCode: confirmation.confirmByCode,
  sendConfirmationCode: confirmation.sendConfirmationCode,
  startPasskeyConfirmation: confirmation.startPasskeyConfirmation,
  confirmByPasskey: confirmation.confirmByPasskey,
  exportAccount: accountData.exportAccount,
  deleteUser: accountData.deleteUser,
  sendResetLink: emailChange.sendResetLink,
  resetEmail: emailChange.resetEmail,
  listDevices: devices.listDevices,
  signOutDevice: devices.signOutDevice,
  signOutEverywhere: devices.signOutEverywhere,
  createUser: users.createUser,
  getUser: users.getUser,
  getMe: users.getMe,
  emailExists: users.emailExists,
  updateUser: users.updateUser,
  changeHandle: users.changeHandle,
  setProfileImage: users.setProfileImage,
  removeProfileImage: users.removeProfileImage,
  getProfileImage: users.getProfileImage,
  joinVimList: users.joinVimList,
  getPublicProfile: profiles.getPublicProfile,
  getPublicStats: profiles.getPublicStats,
  getPublicThumbnail: profiles.getPublicThumbnail,
  listPublicAchievements: profiles.listPublicAchievements,
  getTracksAndCourses: profiles.getTracksAndCourses,
  sendMagicLink: users.sendMagicLink,
  reportContent: moderation.reportContent,
  listModerationCases: moderation.listModerationCases,
  countModerationCases: moderation.countModerationCases,
  moderateCase: moderation.moderateCase,
  moderateAccount: moderation.moderateAccount,
  undoModeration: moderation.undoModeration,
  getAccount: moderation.getAccount,
  getFigures: admin.getFigures,
  exportUsers: admin.exportUsers,
  listUsers: admin.listUsers,
  changeAdmin: admin.changeAdmin,
  startImpersonation: impersonation.startImpersonation,
  getImpersonationToken: impersonation.getImpersonationToken,
  stopImpersonation: impersonation.stopImpersonation,
  listReports: admin.listReports,
  countNewReports: admin.countNewReports,
  changeReport: admin.changeReport,
  listAnnouncements: admin.listAnnouncements,
  announce: admin.announce,
  listVimList: admin.listVimList,
  listBosses: admin.listBosses,
  startBoss: admin.startBoss,
  listQuests: admin.listQuests,
  switchQuest: admin.switchQuest,
  getContentOverview: admin.getContentOverview,
  listOutages: admin.listOutages,
  addOutage: admin.addOutage,
  listAudit: admin.listAudit,
  getSite: site.getSite,
  getSiteLogo: site.getSiteLogo,
  getDataRecipients: site.getDataRecipients,
  getSetup: site.getSetup,
  setUpSite: site.setUpSite,
  changeSite: site.changeSite,
  setSiteLogo: site.setSiteLogo,
  removeSiteLogo: site.removeSiteLogo,
  listInvitations: site.listInvitations,
  invite: site.invite,
  previewInvitations: site.previewInvitations,
  importInvitations: site.importInvitations,
  withdrawInvitation: site.withdrawInvitation,
  listLocalMails: mailbox.listLocalMails,
  listInstallers: desktopApp.listInstallers,
  setActiveTrack: catalog.setActiveTrack,
  saveSignUpFlow: catalog.saveSignUpFlow,
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
  createTimeAnchor: offline.createTimeAnchor,
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
  getEmailSubscription: notifications.getEmailSubscription,
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

export * from './account-data';
export * from './achievements';
export * from './admin';
export * from './attempts';
export * from './auth';
export * from './bosses';
export * from './catalog';
export * from './certificates';
export * from './cli';
export * from './common';
export * from './compile';
export * from './confirmation';
export * from './desktop-app';
export * from './devices';
export * from './discord-rewards';
export * from './draft-limits';
export * from './drafts';
export * from './email-change';
export * from './endpoint';
export * from './feedback';
export * from './github';
export * from './github-link';
export * from './impersonation';
export * from './items';
export * from './leaderboards';
export * from './leagues';
export * from './lesson-difficulty';
export * from './lessons';
export * from './mailbox';
export * from './moderation';
export * from './notifications';
export * from './offline';
export * from './passkeys';
export * from './profiles';
export * from './progress';
export * from './quests';
export * from './realtime';
export * from './recruits';
export * from './reviews';
export * from './rewards';
export * from './sharpshooter';
export * from './sign-in';
export * from './site';
export * from './site-look';
export * from './spellbook';
export * from './streak';
export * from './submissions';
export * from './system';
export * from './teachers';
export * from './text-limits';
export * from './training';
export * from './users';
