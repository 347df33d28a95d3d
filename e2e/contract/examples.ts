import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type {
  EndpointName,
  listInvitations,
  listReports,
  QuestBoardEntry,
  ReplyOf,
  Site,
  Spellbook,
  TrainingSession,
  User,
} from '@shared/contracts';
import { QUESTS } from '@shared/rules/quests';
import { reopenSetup } from '../fixtures/admin';
import {
  aPicture,
  call,
  claimsOf,
  mailedConfirmationCode,
  newEmail,
  type SignedUp,
  signUp,
  succeed,
} from '../fixtures/api';
import { authoredLessons, lessonIdAt, rightAnswer, terminalLesson } from '../fixtures/content';
import type { FakeGithub } from '../fixtures/fake-github';
import { type FakeOpenId, newAccount } from '../fixtures/fake-openid';
import type { TestServer } from '../fixtures/server';
import type { EarnedCertificate } from '../fixtures/short-course';
import { SoftAuthenticator } from '../fixtures/soft-authenticator';

export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** JSON, or the bytes of a form. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Needs a runtime that may be missing on this machine; the call then answers 503. */
  mayBeMissing?: true;
  /** The caller's token is worth nothing afterwards, so it has to be another learner's. */
  endsSession?: true;
  /** Only the learner of this example has done what the call asks for; others get a 403, 404 or 409. */
  isPersonal?: true;
}

const lesson = authoredLessons()[0]!;
const INTERVIEW =
  'content/courses/tour-of-the-forge/chapters/questions-and-answers/lessons/the-inspector-asks';
const GITHUB_LESSON =
  'content/courses/tour-of-the-forge/chapters/out-in-the-world/lessons/open-the-forge-log';
const PUSH_ENDPOINT = 'https://web.push.apple.com/a-browser';
/** Of RFC 8291's example. */
const PUSH_KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
const ids = { params: { id: lesson.uuid } };

/** Values that only the running server knows. */
export interface World {
  server: TestServer;
  /** The GitHub that the server is set up with. */
  github: FakeGithub;
  /** The Google and the Discord that the server is set up with. */
  openid: FakeOpenId;
  learner: SignedUp;
  courseId: string;
  trackId: string;
  /** The learner's own. */
  certificate: EarnedCertificate;
}

async function ofLearner({ server, learner }: World): Promise<Example> {
  const handle = HANDLES.get(learner) ?? handleOf(server, learner);
  HANDLES.set(learner, handle);
  return { params: { handle: await handle } };
}

/** A successful call of each endpoint. A new endpoint doesn't compile until it has one here. */
export const EXAMPLES: Record<EndpointName, (world: World) => Example | Promise<Example>> = {
  getVersion: () => ({}),
  listUsers: () => ({ query: { search: 'Ada' }, isPersonal: true }),
  changeAdmin: ({ certificate }) => ({
    params: { id: certificate.learnerId },
    body: { isAdmin: true },
    isPersonal: true,
  }),
  sendConfirmationCode: () => ({}),
  confirmByCode: async (world) => ({ body: { code: await confirmationCode(world) }, isPersonal: true }),
  startPasskeyConfirmation: async (world) => {
    await newPasskey(world);
    return { isPersonal: true };
  },
  confirmByPasskey: async (world) => {
    const { key } = await newPasskey(world);
    const { accessToken: token } = world.learner;
    const path = '/auth/confirmation/passkey/options';
    const { Options } = await succeed<PasskeyOptions>(world.server, 'POST', path, { token });
    return { body: { credential: key.use(Options) }, isPersonal: true };
  },
  startImpersonation: async (world) => ({
    params: { id: await idleLearner(world) },
    body: { reason: 'Their streak looks wrong.' },
    isPersonal: true,
  }),
  getImpersonationToken: async (world) => ({
    params: { id: await newImpersonation(world) },
    isPersonal: true,
  }),
  stopImpersonation: async (world) => ({ params: { id: await newImpersonation(world) }, isPersonal: true }),
  getSite: () => ({}),
  getSiteLogo: async (world) => ({ params: { id: await siteLogo(world) }, isPersonal: true }),
  getSetup: () => ({}),
  setUpSite: ({ server }) => {
    reopenSetup(server);
    const code = /\/setup#(\S+)/.exec(server.output)?.[1] ?? '';
    return { body: { code, email: newEmail(), firstName: 'Grace', lastName: 'Hopper' } };
  },
  changeSite: () => ({
    body: { name: 'Emberforge', accent: '#C2410C', signUp: 'everybody', domains: [] },
    isPersonal: true,
  }),
  setSiteLogo: () => ({ ...aPicture(undefined, 'logo'), isPersonal: true }),
  removeSiteLogo: () => ({ isPersonal: true }),
  listInvitations: () => ({ isPersonal: true }),
  invite: () => ({ body: { email: newEmail() }, isPersonal: true }),
  withdrawInvitation: async (world) => ({ params: { id: await invitation(world) }, isPersonal: true }),
  listReports: () => ({ query: { state: 'open' }, isPersonal: true }),
  decideReport: async ({ server, learner }) => {
    const { accessToken: token } = learner;
    const body = { userFeedback: 'The second example has a typo.' };
    await succeed(server, 'PUT', `/lesson_feedback/${lesson.uuid}`, { token, body });
    const { body: reply } = await call<ReplyOf<typeof listReports>>(server, 'GET', '/admin/reports', {
      token,
    });
    // Only admins get the list.
    return {
      params: { id: reply.Reports?.[0]?.UUID ?? randomUUID() },
      body: { state: 'accepted' },
      isPersonal: true,
    };
  },
  listBosses: () => ({ isPersonal: true }),
  startBoss: () => ({ params: { slug: 'hound' }, isPersonal: true }),
  listQuests: () => ({ isPersonal: true }),
  switchQuest: () => ({ params: { id: QUESTS[0]!.id }, body: { isOn: false }, isPersonal: true }),
  getContentOverview: () => ({ isPersonal: true }),
  listOutages: () => ({ isPersonal: true }),
  addOutage: () => {
    const [startedAt, endedAt] = [7_200_000, 3_600_000].map((ago) =>
      new Date(Date.now() - ago).toISOString(),
    );
    return { body: { startedAt, endedAt }, isPersonal: true };
  },
  listAudit: () => ({ isPersonal: true }),
  // For this computer alone.
  listInstallers: () => ({}),
  listLocalMails: () => ({ headers: { 'X-Forwarded-For': '127.0.0.1' } }),
  getLeaderboardStats: () => ({}),
  getXPLeaderboard: () => ({ params: { id: 'day' } }),
  getArchmageLeaderboard: () => ({}),
  getKarmaLeaderboard: () => ({}),
  getLessonFeed: () => ({}),
  getStanding: () => ({}),
  getNotificationPreferences: () => ({}),
  changeNotificationPreferences: () => ({
    body: {
      notificationPreferences: [{ notificationType: 'quest_available', inApp: false, email: true }],
      quietHours: { isOn: true, from: '23:00', until: '07:30' },
    },
  }),
  subscribeToEmail: () => ({ body: { isSubscribed: true } }),
  addPushDevice: () => ({ body: { endpoint: PUSH_ENDPOINT, keys: PUSH_KEYS } }),
  removePushDevice: () => ({ query: { endpoint: PUSH_ENDPOINT } }),
  setCompetes: () => ({ body: { competes: true } }),
  hideCompetition: () => ({ body: { hidden: false } }),
  getLeagueLeaderboard: () => ({ params: { id: 'alltime' }, query: { limit: '25' } }),
  refresh: ({ learner }) => ({ headers: { 'X-Refresh-Token': learner.refreshToken } }),
  otpLogin: async ({ server, learner }) => ({ body: { otp: await newCode(server, learner) } }),
  otpCreate: () => ({}),
  logout: () => ({}),
  getSignInProviders: () => ({}),
  googleLogin: async ({ server, openid }) => {
    const { headers, googleJWT } = await googleCredential(server, openid);
    // Opens the account, so that the example finds it.
    await call(server, 'POST', '/auth/google/login', { headers, body: { googleJWT } });
    return { headers, body: { googleJWT } };
  },
  linkGoogle: async ({ server, openid }) => {
    openid.account = newAccount();
    const { headers, googleJWT } = await googleCredential(server, openid);
    return { headers, body: { googleJWT }, isPersonal: true };
  },
  unsyncGoogle: () => ({}),
  githubLogin: async (world) => {
    const { server, github } = world;
    github.login = 'contract-smith';
    // Opens the account, so that the example finds it.
    const first = await githubCode(world);
    await call(server, 'GET', `/auth/github/callback?${first.query}`, first);
    const { query, headers } = await githubCode(world);
    github.login = undefined;
    return { headers, query: Object.fromEntries(query) };
  },
  startDiscordLink: () => ({}),
  discordCallback: async ({ server, openid, learner: { accessToken: token } }) => {
    openid.account = newAccount();
    const { URL: page } = await succeed<{ URL: string }>(server, 'POST', '/users/discord/link', { token });
    return { query: Object.fromEntries(await openid.approve(page)), isPersonal: true };
  },
  unsyncDiscord: () => ({}),
  getLinkedAccounts: () => ({}),
  startPasskeyLogin: () => ({}),
  passkeyLogin: async (world) => {
    const { key } = await newPasskey(world);
    const { Options } = await succeed<PasskeyOptions>(world.server, 'POST', '/auth/passkey/options');
    return { body: { credential: key.use(Options) } };
  },
  startPasskey: () => ({}),
  addPasskey: async ({ server, learner: { accessToken: token } }) => {
    const { Options } = await succeed<PasskeyOptions>(server, 'POST', '/users/passkeys/options', { token });
    const credential = new SoftAuthenticator({ origin: server.url }).create(Options);
    return { body: { credential }, isPersonal: true };
  },
  listPasskeys: () => ({}),
  renamePasskey: async (world) => ({
    params: { id: (await newPasskey(world)).id },
    body: { name: 'My laptop' },
    isPersonal: true,
  }),
  removePasskey: async (world) => ({ params: { id: (await newPasskey(world)).id }, isPersonal: true }),
  exportAccount: () => ({}),
  deleteUser: () => ({ endsSession: true }),
  sendResetLink: () => ({ body: { email: newEmail() }, isPersonal: true }),
  resetEmail: async ({ server }) => {
    // Somebody else's, so that the learner's links are left for the call above.
    const [{ accessToken: token }, email] = [await signUp(server), newEmail()];
    await succeed(server, 'POST', '/users/email/send_reset_link', { token, body: { email } });
    return { body: { resetToken: await mailedResetToken(server, email) } };
  },
  listDevices: () => ({}),
  signOutDevice: async (world) => ({ params: { id: await otherDevice(world) }, isPersonal: true }),
  signOutEverywhere: () => ({ endsSession: true }),
  createUser: () => ({ body: { email: newEmail(), firstName: 'Grace', lastName: 'Hopper' } }),
  getUser: () => ({}),
  getMe: () => ({}),
  updateUser: () => ({
    body: { bio: 'Builds engines.', jobTitle: '', IsPrivate: false, timezone: 'Europe/Berlin' },
  }),
  changeHandle: () => ({ body: { handle: `ada-${randomUUID().slice(0, 8)}` } }),
  setProfileImage: () => ({ ...aPicture() }),
  removeProfileImage: () => ({}),
  getProfileImage: async (world) => ({ params: { id: await profileImage(world) } }),
  joinVimList: () => ({ body: { email: newEmail() } }),
  getPublicProfile: ofLearner,
  getPublicStats: ofLearner,
  getPublicThumbnail: ofLearner,
  listPublicAchievements: ofLearner,
  getTracksAndCourses: ofLearner,
  emailExists: () => ({ body: { email: 'nobody@example.org' } }),
  sendMagicLink: ({ learner }) => ({ body: { email: learner.email } }),
  setActiveTrack: ({ trackId }) => ({ body: { trackUUID: trackId } }),
  listTracks: () => ({}),
  getTrack: () => ({ params: { id: 'backend-beginnings' } }),
  getCourse: ({ courseId }) => ({ params: { id: courseId } }),
  listCourses: () => ({}),
  getLessonIndex: () => ({}),
  getCourseBySlug: () => ({ params: { slug: 'learn-python' } }),
  getCourseProgressByLesson: () => ids,
  listLearnerCourses: () => ({}),
  getDashboardContent: ({ courseId }) => ({ query: { courseUUID: courseId } }),
  listTeachers: () => ({}),
  listTeacherCourses: () => ({ params: { slug: 'emberforge-authors' } }),
  listLessonsDifficulty: ({ courseId }) => ({ query: { courseUUID: courseId } }),
  getCourseImage: ({ courseId }) => ({ params: { id: courseId } }),
  getCertificate: ({ certificate }) => ({ params: { id: certificate.id } }),
  getCertificateImage: ({ certificate }) => ({ params: { id: certificate.id } }),
  getCertificatePdf: ({ certificate }) => ({ params: { id: certificate.id }, query: { paper: 'letter' } }),
  getCertificateCredential: ({ certificate }) => ({ params: { id: certificate.id } }),
  checkCredential: () => ({ body: { credential: '{}' } }),
  renewCertificateImage: ({ certificate }) => ({ params: { id: certificate.id }, isPersonal: true }),
  getCertificateWork: ({ certificate }) => ({ params: { id: certificate.id }, isPersonal: true }),
  listCertificates: () => ({}),
  getCourseCompletionState: ({ courseId }) => ({ params: { id: courseId } }),
  getCourseCompletion: ({ certificate }) => ({ params: { a: certificate.learnerId, b: certificate.id } }),
  getLesson: () => ids,
  getUserLesson: () => ids,
  getLessonSolution: () => ids,
  getNextCLILesson: () => ({}),
  getCLILesson: () => ({ params: { id: terminalLesson.uuid } }),
  getLessonSolutionPoints: () => ({ params: { id: lessonIdAt(INTERVIEW) } }),
  getLessonChecks: () => ({ params: { id: lessonIdAt(GITHUB_LESSON) } }),
  startGithubLink: () => ({}),
  githubCallback: async ({ server, github, learner: { accessToken: token } }) => {
    const { URL: page } = await succeed<{ URL: string }>(server, 'POST', '/users/github/link', { token });
    return { query: { ...(await github.approve(page)) }, isPersonal: true };
  },
  revokeGithub: () => ({}),
  getAllItems: () => ({}),
  getXpPotion: () => ({}),
  getBakedSalmon: () => ({}),
  getSeerStones: () => ({}),
  getFrozenFlame: () => ({}),
  buyXpPotion: () => ({ isPersonal: true }),
  sellXpPotion: () => ({ isPersonal: true }),
  activateXpPotion: () => ({ isPersonal: true }),
  buyArmor: () => ({ isPersonal: true }),
  sellArmor: () => ({ isPersonal: true }),
  buyBakedSalmon: () => ({ isPersonal: true }),
  sellBakedSalmon: () => ({ isPersonal: true }),
  buySeerStones: () => ({ isPersonal: true }),
  sellSeerStones: () => ({ isPersonal: true }),
  buyFrozenFlame: () => ({ isPersonal: true }),
  sellFrozenFlame: () => ({ isPersonal: true }),
  getSharpshooter: () => ({}),
  submitLesson: () => ({ ...ids, body: rightAnswer(lesson) }),
  tryLesson: () => ({ ...ids, body: rightAnswer(lesson) }),
  createTimeAnchor: () => ({ body: { localNow: 1_800_000_000_000 } }),
  getSubmission: async (world) => ({ params: { id: await solvedLesson(world) }, isPersonal: true }),
  listAttempts: () => ids,
  listRecentResults: () => ({}),
  getDraft: () => ids,
  saveDraft: () => ({ ...ids, body: { ...rightAnswer(lesson), baseVersion: 0 } }),
  listDraftVersions: () => ids,
  resetLesson: () => ids,
  resetChapter: async ({ server }) => ({ params: { id: await chapterId(server) } }),
  resetCourse: ({ courseId }) => ({ params: { id: courseId } }),
  resetAllProgress: () => ({}),
  listNotifications: () => ({}),
  markNotificationViewed: async (world) => ({
    params: { id: await newNotification(world) },
    isPersonal: true,
  }),
  markAllNotificationsViewed: () => ({}),
  listPendingRewards: () => ({}),
  getNewUserReward: () => ({}),
  getReward: async (world) => ({
    params: { type: 'chest_earned', id: await newUserChest(world) },
    isPersonal: true,
  }),
  claimReward: async (world) => ({
    params: { type: 'chest_earned', id: await newUserChest(world) },
    isPersonal: true,
  }),
  listAchievements: () => ({}),
  listAchievementProgress: () => ({}),
  getAchievementImage: () => ({ params: { id: achievementId() } }),
  getBossEventsProgress: () => ({}),
  getBossFeed: () => ({}),
  getBossImage: () => ({ params: { slug: 'hound' } }),
  getBossThumbnail: () => ({ params: { slug: 'hound' } }),
  getQuestBoard: () => ({}),
  acceptQuest: async (world) => ({
    body: { dailyQuestConstUUID: await questOnBoard(world) },
    isPersonal: true,
  }),
  listRecruits: () => ({}),
  inviteFriend: () => ({ body: { email: newEmail(), name: 'Grace' } }),
  confirmRecruiter: async (world) => ({ body: { handle: await recruiterHandle(world) } }),
  getStreak: () => ({}),
  changeStreakSettings: () => ({ body: { dailyGoal: 2, isActivityPublic: true } }),
  setRestDay: () => ({ body: { date: inThreeDays(), isRest: true } }),
  getEmber: () => ({}),
  getStats: () => ({}),
  getActivityHeatmap: async (world) => ({
    ...(await ofLearner(world)),
    query: { timezone: 'Europe/Berlin' },
  }),
  sendLessonFeedback: () => ({ ...ids, body: { userFeedback: 'A typo in step 2.', userCode: 'print(1)' } }),
  sendSpellbookFeedback: () => ({ ...ids, body: { userFeedback: 'Show slices, too.' } }),
  submitReview: async (world) => {
    await solvedLesson(world);
    const body = { rating: 5, publicReview: 'Short and clear.' };
    return { params: { id: world.courseId }, body, isPersonal: true };
  },
  getOwnReview: ({ courseId }) => ({ params: { id: courseId } }),
  markReviewHelpful: async (world) => ({
    params: { id: await othersReview(world) },
    body: { helpful: true },
  }),
  listHelpfulReviews: () => ({}),
  listMixedReviews: ({ courseId }) => ({ query: { course_ids: courseId, limit: '36' } }),
  listCourseReviews: ({ courseId }) => ({ params: { id: courseId } }),
  listSpellbooks: () => ({}),
  getSpellbookPage: async (world) => {
    await solvedLesson(world);
    const { accessToken: token } = world.learner;
    const [book] = await succeed<Spellbook[]>(world.server, 'GET', '/spellbooks', { token });
    const page = book!.Pages.find(({ LessonUUID }) => LessonUUID === lesson.uuid)!;
    return { params: { id: page.UUID }, isPersonal: true };
  },
  getTraining: () => ({ query: { more: 'true' } }),
  answerTraining: async (world) => ({
    params: { id: await trainedLesson(world) },
    body: { ...rightAnswer(lesson), seconds: 20 },
    isPersonal: true,
  }),
  giveUpTraining: async (world) => ({
    params: { id: await trainedLesson(world) },
    body: { variant: 0 },
    isPersonal: true,
  }),
  rateTraining: async (world) => {
    const id = await trainedLesson(world);
    await succeed(world.server, 'POST', `/training/${id}/give-up`, {
      token: world.learner.accessToken,
      body: { variant: 0 },
    });
    return { params: { id }, body: { rating: 'hard' }, isPersonal: true };
  },
  // Programs that don't compile, because the keys of the JSON reply are what's compared.
  compileGo: () => ({
    body: {
      files: [{ Name: 'main.go', Content: 'package main\n\nfunc main() { oops }\n' }],
      withSubmit: false,
    },
    mayBeMissing: true,
  }),
  compileC: () => ({
    body: { files: [{ Name: 'main.c', Content: 'int main(void) { return oops; }\n' }], withSubmit: false },
  }),
  runCourseSql: () => ({ body: { code: 'SELECT id, title FROM courses;' } }),
};

async function chapterId(server: TestServer): Promise<string> {
  const path = '/static/courses/slug/learn-python';
  return (await succeed<{ Chapters: { UUID: string }[] }>(server, 'GET', path)).Chapters[0]!.UUID;
}

const SOLVED = new WeakMap<SignedUp, Promise<string>>();

/** Solves the lesson, once per learner because of the rate limit. Returns the submission's id. */
function solvedLesson({ server, learner }: World): Promise<string> {
  const solve = async () => {
    const call = { token: learner.accessToken, body: rightAnswer(lesson) };
    const path = `/lessons/${lesson.uuid}/`;
    return (await succeed<{ SubmissionUUID: string }>(server, 'POST', path, call)).SubmissionUUID;
  };
  const id = SOLVED.get(learner) ?? solve();
  SOLVED.set(learner, id);
  return id;
}

const REVIEWS = new WeakMap<TestServer, Promise<string>>();

/** A public review by somebody else. */
function othersReview({ server, courseId }: World): Promise<string> {
  const write = async () => {
    const { accessToken: token } = await signUp(server);
    await succeed(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body: rightAnswer(lesson) });
    const body = { rating: 4, publicReview: 'Worth an evening.' };
    await succeed(server, 'POST', `/users/reviews/${courseId}`, { token, body });
    const { Own } = await succeed<{ Own: string[] }>(server, 'GET', '/users/helpful_reviews', { token });
    return Own[0]!;
  };
  const id = REVIEWS.get(server) ?? write();
  REVIEWS.set(server, id);
  return id;
}

/** A lesson that the learner trains. It's one as soon as its completion was handled, right after the reply. */
async function trainedLesson(world: World): Promise<string> {
  await solvedLesson(world);
  const { server } = world;
  const { accessToken: token } = world.learner;
  const hasCard = async () =>
    (await succeed<TrainingSession>(server, 'GET', '/training', { token })).NumCards > 0;
  while (!(await hasCard())) await pause(20);
  return lesson.uuid;
}

/** The chest that every account gets. */
async function newUserChest({ server, learner: { accessToken: token } }: World): Promise<string> {
  const path = '/rewards/new_user_reward';
  return (await succeed<{ RewardUUID: string }>(server, 'GET', path, { token })).RewardUUID;
}

/** The notification of that chest. */
async function newNotification(world: World): Promise<string> {
  await newUserChest(world);
  const { accessToken: token } = world.learner;
  return (await succeed<{ UUID: string }[]>(world.server, 'GET', '/notifications', { token }))[0]!.UUID;
}

/** From the content, since achievements aren't listed for guests. */
function achievementId(): string {
  const file = readFileSync('content/achievements/first-spark.yaml', 'utf8');
  return /^uuid: (\S+)$/m.exec(file)![1]!;
}

/** The first quest on the learner's board. */
async function questOnBoard({ server, learner: { accessToken: token } }: World): Promise<string> {
  const board = await succeed<QuestBoardEntry[]>(server, 'GET', '/daily_quests_board', { token });
  return (board.find(({ Progress }) => Progress) ?? board[0]!).DailyQuestConst.UUID;
}

const IDLE = new WeakMap<TestServer, Promise<string>>();

/** The id of a learner who does nothing. */
function idleLearner({ server }: World): Promise<string> {
  const id = IDLE.get(server) ?? signUp(server).then(({ accessToken }) => claimsOf(accessToken).sub);
  IDLE.set(server, id);
  return id;
}

const IMPERSONATIONS = new WeakMap<SignedUp, Promise<string>>();

/** Started once, because of the rate limit. Only admins can: there's none for others. */
function newImpersonation(world: World): Promise<string> {
  const { server, learner } = world;
  const start = async () => {
    const path = `/admin/users/${await idleLearner(world)}/impersonate`;
    const body = { reason: 'Their streak looks wrong.' };
    const reply = await call<{ UUID?: string }>(server, 'POST', path, { token: learner.accessToken, body });
    return reply.body.UUID ?? randomUUID();
  };
  const id = IMPERSONATIONS.get(learner) ?? start();
  IMPERSONATIONS.set(learner, id);
  return id;
}

const RECRUITERS = new WeakMap<TestServer, Promise<string>>();

/** The handle of somebody who calls nothing. */
function recruiterHandle({ server }: World): Promise<string> {
  const handle = RECRUITERS.get(server) ?? signUp(server).then((recruiter) => handleOf(server, recruiter));
  RECRUITERS.set(server, handle);
  return handle;
}

/** The terminal's code, which needs no email: sign-in emails are limited. */
async function newCode(server: TestServer, { accessToken: token }: SignedUp): Promise<string> {
  return (await succeed<{ OTP: string }>(server, 'POST', '/auth/otp/create', { token })).OTP;
}

/** The token in the email that confirms a new address. */
async function mailedResetToken(server: TestServer, email: string): Promise<string> {
  for (;;) {
    const [mail] = server.mailsTo(email);
    const token = mail && /resetToken=([\w-]+)/.exec(mail)?.[1];
    if (token) return token;
    await pause(20);
  }
}

const CONFIRMATIONS = new WeakMap<SignedUp, Promise<string>>();

/** The code that confirms that it's the learner. Sent once, because of the limit, and before any other: the newest counts. */
function confirmationCode({ server, learner }: World): Promise<string> {
  const send = async () => {
    await succeed(server, 'POST', '/auth/confirmation/code', { token: learner.accessToken });
    return mailedConfirmationCode(server, learner.email);
  };
  const code = CONFIRMATIONS.get(learner) ?? send();
  CONFIRMATIONS.set(learner, code);
  return code;
}

type PasskeyOptions = { Options: Record<string, unknown> };
const PASSKEYS = new WeakMap<SignedUp, Promise<{ key: SoftAuthenticator; id: string }>>();

/** A passkey of the learner. Those that were removed are replaced. */
async function newPasskey({ server, learner }: World): Promise<{ key: SoftAuthenticator; id: string }> {
  const { accessToken: token } = learner;
  const add = async () => {
    const { Options } = await succeed<PasskeyOptions>(server, 'POST', '/users/passkeys/options', { token });
    const key = new SoftAuthenticator({ origin: server.url });
    const body = { credential: key.create(Options) };
    const { UUID: id } = await succeed<{ UUID: string }>(server, 'POST', '/users/passkeys', { token, body });
    return { key, id };
  };
  const known = await PASSKEYS.get(learner);
  const { Passkeys } = await succeed<{ Passkeys: { UUID: string }[] }>(server, 'GET', '/users/passkeys', {
    token,
  });
  const passkey = known && Passkeys.some(({ UUID }) => UUID === known.id) ? Promise.resolve(known) : add();
  PASSKEYS.set(learner, passkey);
  return passkey;
}

/** What a browser gets from Google, and the cookie that it's good for. */
async function googleCredential(server: TestServer, openid: FakeOpenId) {
  const reply = await call<{ Google: { Nonce: string } }>(server, 'GET', '/auth/providers');
  const cookie = cookieOf(reply.headers);
  return { headers: { cookie }, googleJWT: await openid.credential(reply.body.Google.Nonce) };
}

/** What a browser comes back from GitHub with, and the cookie that it's good for. */
async function githubCode({ server, github }: World) {
  const page = await fetch(`${server.url}/v1/auth/github/login`, { redirect: 'manual' });
  const query = new URLSearchParams({ ...(await github.approve(page.headers.get('location') ?? '')) });
  return { query, headers: { cookie: cookieOf(page.headers) } };
}

const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

const DEVICES = new WeakMap<SignedUp, Promise<string>>();

/** Another session of the learner. Opened once, because of the rate limit. */
function otherDevice({ server, learner }: World): Promise<string> {
  const open = async () => {
    const body = { otp: await newCode(server, learner) };
    const path = '/auth/otp/login';
    const { access_token } = await succeed<{ access_token: string }>(server, 'POST', path, { body });
    return claimsOf(access_token).sid;
  };
  const id = DEVICES.get(learner) ?? open();
  DEVICES.set(learner, id);
  return id;
}

const HANDLES = new WeakMap<SignedUp, Promise<string>>();

const IMAGES = new WeakMap<TestServer, Promise<string>>();

/** The learner's image. Uploaded once, because of the rate limit. */
function profileImage({ server, learner: { accessToken: token } }: World): Promise<string> {
  const upload = async () => {
    const { ProfileImageURL: path } = await succeed<User>(server, 'PUT', '/users/profile_image', {
      token,
      ...aPicture(),
    });
    return path!.split('/').at(-1)!;
  };
  const id = IMAGES.get(server) ?? upload();
  IMAGES.set(server, id);
  return id;
}

/** A new one: others may have been replaced. */
async function siteLogo({ server, learner: { accessToken: token } }: World): Promise<string> {
  const form = aPicture(undefined, 'logo');
  const { body } = await call<Site>(server, 'PUT', '/admin/site/logo', { token, ...form });
  return body.Logo?.URL.split('/').at(-1) ?? randomUUID();
}

/** Only admins can make one. */
async function invitation({ server, learner: { accessToken: token } }: World): Promise<string> {
  await call(server, 'POST', '/admin/invitations', { token, body: { email: newEmail() } });
  const { body } = await call<ReplyOf<typeof listInvitations>>(server, 'GET', '/admin/invitations', {
    token,
  });
  return body.Invitations?.[0]?.UUID ?? randomUUID();
}

const handleOf = async (server: TestServer, { accessToken: token }: SignedUp) =>
  (await succeed<User>(server, 'GET', '/users', { token })).Handle;
