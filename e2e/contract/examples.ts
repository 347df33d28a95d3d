import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { EndpointName, QuestBoardEntry, Spellbook, TrainingSession, User } from '@shared/contracts';
import { newEmail, type SignedUp, signUp, succeed } from '../fixtures/api';
import { authoredLessons, lessonIdAt, rightAnswer, terminalLesson } from '../fixtures/content';
import type { FakeGithub } from '../fixtures/fake-github';
import type { TestServer } from '../fixtures/server';
import type { EarnedCertificate } from '../fixtures/short-course';

export interface Example {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** Needs a runtime that may be missing on this machine; the call then answers 503. */
  mayBeMissing?: true;
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
  learner: SignedUp;
  courseId: string;
  trackId: string;
  /** The learner's own. */
  certificate: EarnedCertificate;
}

/** A successful call of each endpoint. A new endpoint doesn't compile until it has one here. */
export const EXAMPLES: Record<EndpointName, (world: World) => Example | Promise<Example>> = {
  getVersion: () => ({}),
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
  createUser: () => ({ body: { email: newEmail(), firstName: 'Grace', lastName: 'Hopper' } }),
  getUser: () => ({}),
  getMe: () => ({}),
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
  getActivityHeatmap: async ({ server, learner }) => ({
    params: { handle: await handleOf(server, learner) },
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

const inThreeDays = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);

const handleOf = async (server: TestServer, { accessToken: token }: SignedUp) =>
  (await succeed<User>(server, 'GET', '/users', { token })).Handle;
