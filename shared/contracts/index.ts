import * as discordRewards from './community/discord-rewards';
import * as feedback from './community/feedback';
import * as leaderboards from './community/leaderboards';
import * as moderation from './community/moderation';
import * as notifications from './community/notifications';
import * as realtime from './community/realtime';
import * as recruits from './community/recruits';
import * as reviews from './community/reviews';
import type { Endpoint } from './endpoint';
import * as achievements from './game/achievements';
import * as bosses from './game/bosses';
import * as items from './game/items';
import * as leagues from './game/leagues';
import * as quests from './game/quests';
import * as rewards from './game/rewards';
import * as sharpshooter from './game/sharpshooter';
import * as streak from './game/streak';
import * as catalog from './learning/catalog';
import * as certificates from './learning/certificates';
import * as lessonDifficulty from './learning/lesson-difficulty';
import * as lessons from './learning/lessons';
import * as progress from './learning/progress';
import * as spellbook from './learning/spellbook';
import * as teachers from './learning/teachers';
import * as training from './learning/training';
import * as admin from './operations/admin';
import * as desktopApp from './operations/desktop-app';
import * as impersonation from './operations/impersonation';
import * as mailbox from './operations/mailbox';
import * as site from './operations/site';
import * as system from './operations/system';
import * as accountData from './people/account-data';
import * as auth from './people/auth';
import * as confirmation from './people/confirmation';
import * as devices from './people/devices';
import * as emailChange from './people/email-change';
import * as passkeys from './people/passkeys';
import * as profiles from './people/profiles';
import * as signIn from './people/sign-in';
import * as users from './people/users';
import * as attempts from './solving/attempts';
import * as cli from './solving/cli';
import * as compile from './solving/compile';
import * as drafts from './solving/drafts';
import * as github from './solving/github';
import * as offline from './solving/offline';
import * as submissions from './solving/submissions';

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

export * from './common';
export * from './community/discord-rewards';
export * from './community/feedback';
export * from './community/leaderboards';
export * from './community/moderation';
export * from './community/notifications';
export * from './community/realtime';
export * from './community/recruits';
export * from './community/reviews';
export * from './endpoint';
export * from './game/achievements';
export * from './game/bosses';
export * from './game/items';
export * from './game/leagues';
export * from './game/quests';
export * from './game/rewards';
export * from './game/sharpshooter';
export * from './game/streak';
export * from './learning/catalog';
export * from './learning/certificates';
export * from './learning/lesson-difficulty';
export * from './learning/lessons';
export * from './learning/progress';
export * from './learning/spellbook';
export * from './learning/teachers';
export * from './learning/training';
export * from './operations/admin';
export * from './operations/desktop-app';
export * from './operations/impersonation';
export * from './operations/mailbox';
export * from './operations/site';
export * from './operations/site-look';
export * from './operations/system';
export * from './people/account-data';
export * from './people/auth';
export * from './people/confirmation';
export * from './people/devices';
export * from './people/email-change';
export * from './people/passkeys';
export * from './people/profiles';
export * from './people/sign-in';
export * from './people/users';
export * from './solving/attempts';
export * from './solving/cli';
export * from './solving/compile';
export * from './solving/draft-limits';
export * from './solving/drafts';
export * from './solving/github';
export * from './solving/github-link';
export * from './solving/offline';
export * from './solving/submissions';
export * from './text-limits';
