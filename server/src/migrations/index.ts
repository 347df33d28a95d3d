import type { MigrationInterface } from 'typeorm';
import { Outbox1763640000000 } from './1763640000000-outbox';
import { Content1763650000000 } from './1763650000000-content';
import { Accounts1763660000000 } from './1763660000000-accounts';
import { LessonProgress1763661000000 } from './1763661000000-lesson-progress';
import { Submissions1763662000000 } from './1763662000000-submissions';
import { Ledger1763663000000 } from './1763663000000-ledger';
import { OneRefreshLine1795322934753 } from './1795322934753-one-refresh-line';
import { SignInLinkRequester1795322935753 } from './1795322935753-sign-in-link-requester';
import { AuthSecretFingerprint1795322936753 } from './1795322936753-auth-secret-fingerprint';
import { Events1795323300000 } from './1795323300000-events';
import { XpLines1795323900000 } from './1795323900000-xp-lines';
import { LessonTask1795344976379 } from './1795344976379-lesson-task';
import { Drafts1795345066471 } from './1795345066471-drafts';
import { ProgressResets1795350000000 } from './1795350000000-progress-resets';
import { ReviewsAndFeedback1795350100000 } from './1795350100000-reviews-and-feedback';
import { CourseTeachers1795350200000 } from './1795350200000-course-teachers';
import { Spellbook1795356395454 } from './1795356395454-spellbook';
import { InterviewReviews1795356870727 } from './1795356870727-interview-reviews';
import { Certificates1795357222206 } from './1795357222206-certificates';
import { Training1795357687369 } from './1795357687369-training';
import { GithubAccounts1795360000000 } from './1795360000000-github-accounts';
import { Notifications1795367000000 } from './1795367000000-notifications';
import { Rewards1795367100000 } from './1795367100000-rewards';
import { Achievements1795367200000 } from './1795367200000-achievements';
import { Quests1795367300000 } from './1795367300000-quests';
import { ScheduledJobs1795368600000 } from './1795368600000-scheduled-jobs';
import { Streaks1795368700000 } from './1795368700000-streaks';
import { Leaderboards1795369000000 } from './1795369000000-leaderboards';
import { RegradesAndSignatures1795369043835 } from './1795369043835-regrades-and-signatures';
import { Sharpshooter1795369656652 } from './1795369656652-sharpshooter';
import { NotificationDelivery1795372000000 } from './1795372000000-notification-delivery';
import { Recruits1795378800000 } from './1795378800000-recruits';
import { Bosses1795379000000 } from './1795379000000-bosses';
import { Leagues1795379050379 } from './1795379050379-leagues';
import { SignInProviders1795390000000 } from './1795390000000-sign-in-providers';
import { DesktopCodes1795390609110 } from './1795390609110-desktop-codes';
import { Profiles1795390750006 } from './1795390750006-profiles';
import { OfflineAnswers1795390782038 } from './1795390782038-offline-answers';
import { Admin1795391004897 } from './1795391004897-admin';
import { PasskeysAndEmailChanges1795393369000 } from './1795393369000-passkeys-and-email-changes';
import { VimList1795393446079 } from './1795393446079-vim-list';
import { UserLocale1795395100000 } from './1795395100000-user-locale';
import { Translations1795395200000 } from './1795395200000-translations';
import { Impersonations1795400100000 } from './1795400100000-impersonations';
import { FreshSignIns1795400200000 } from './1795400200000-fresh-sign-ins';
import { SwitchedOffQuests1795400300000 } from './1795400300000-switched-off-quests';
import { SiteSettings1795402567410 } from './1795402567410-site-settings';
import { ClaimRequests1795420000000 } from './1795420000000-claim-requests';
import { ReportStates1795430000001 } from './1795430000001-report-states';
import { DiscordRewards1795430000002 } from './1795430000002-discord-rewards';
import { RecommendedCourses1795440000000 } from './1795440000000-recommended-courses';
import { ForgetErasedHandles1795460000000 } from './1795460000000-forget-erased-handles';
import { GivenUpTraining1795480000000 } from './1795480000000-given-up-training';
import { SocketTickets1795526400000 } from './1795526400000-socket-tickets';
import { Moderation1795527463407 } from './1795527463407-moderation';
import { StripHiddenCharacters1795528138732 } from './1795528138732-strip-hidden-characters';
import { CourseKinds1795528200000 } from './1795528200000-course-kinds';
import { Exercises1795610000000 } from './1795610000000-exercises';
import { PrunedEvents1795620000000 } from './1795620000000-pruned-events';
import { QuestBoards1795620000001 } from './1795620000001-quest-boards';
import { Money1795630000000 } from './1795630000000-money';
import { Webhooks1795630000001 } from './1795630000001-webhooks';
import { ModelBudgets1795640000000 } from './1795640000000-model-budgets';
import { ResultTexts1795732157000 } from './1795732157000-result-texts';

/** All migrations in the order of their numbers (see README.md). */
export const migrations: Array<new () => MigrationInterface> = [
  Outbox1763640000000,
  Content1763650000000,
  Accounts1763660000000,
  LessonProgress1763661000000,
  Submissions1763662000000,
  Ledger1763663000000,
  OneRefreshLine1795322934753,
  SignInLinkRequester1795322935753,
  AuthSecretFingerprint1795322936753,
  Events1795323300000,
  XpLines1795323900000,
  LessonTask1795344976379,
  Drafts1795345066471,
  ProgressResets1795350000000,
  ReviewsAndFeedback1795350100000,
  CourseTeachers1795350200000,
  Spellbook1795356395454,
  InterviewReviews1795356870727,
  Certificates1795357222206,
  Training1795357687369,
  GithubAccounts1795360000000,
  Notifications1795367000000,
  Rewards1795367100000,
  Achievements1795367200000,
  Quests1795367300000,
  ScheduledJobs1795368600000,
  Streaks1795368700000,
  Leaderboards1795369000000,
  RegradesAndSignatures1795369043835,
  Sharpshooter1795369656652,
  NotificationDelivery1795372000000,
  Recruits1795378800000,
  Bosses1795379000000,
  Leagues1795379050379,
  SignInProviders1795390000000,
  DesktopCodes1795390609110,
  Profiles1795390750006,
  OfflineAnswers1795390782038,
  Admin1795391004897,
  PasskeysAndEmailChanges1795393369000,
  VimList1795393446079,
  UserLocale1795395100000,
  Translations1795395200000,
  Impersonations1795400100000,
  FreshSignIns1795400200000,
  SwitchedOffQuests1795400300000,
  SiteSettings1795402567410,
  ClaimRequests1795420000000,
  ReportStates1795430000001,
  DiscordRewards1795430000002,
  RecommendedCourses1795440000000,
  ForgetErasedHandles1795460000000,
  GivenUpTraining1795480000000,
  SocketTickets1795526400000,
  Moderation1795527463407,
  StripHiddenCharacters1795528138732,
  CourseKinds1795528200000,
  Exercises1795610000000,
  PrunedEvents1795620000000,
  QuestBoards1795620000001,
  Money1795630000000,
  Webhooks1795630000001,
  ModelBudgets1795640000000,
  ResultTexts1795732157000,
];
