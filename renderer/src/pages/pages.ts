import { t } from '@lingui/core/macro';
import { page } from './page';

/**
 * Every page of the app (docs/app.md): the one place to declare a route. The finder lists them in this order. Each is
 * loaded from its screen's own file, so that its chunk holds no other.
 */
export const PAGES = [
  page('/dashboard', {
    title: t`Dashboard`,
    audience: 'learners',
    finder: { keywords: t`home next continue` },
    load: () => import('@web/features/dashboard/DashboardScreen').then((m) => m.DashboardScreen),
  }),
  page('/', {
    prerender: true,
    title: t`Home`,
    audience: 'guests',
    finder: { keywords: t`start` },
    load: () => import('@web/features/home/HomeScreen').then((m) => m.HomeScreen),
  }),
  page('/courses', {
    prerender: true,
    title: t`Courses`,
    finder: { keywords: t`catalog learn` },
    load: () => import('@web/features/catalog/CoursesScreen').then((m) => m.CoursesScreen),
  }),
  page('/reviews', {
    prerender: true,
    title: t`Reviews`,
    finder: { keywords: t`ratings stars opinions` },
    load: () => import('@web/features/reviews/ReviewsScreen').then((m) => m.ReviewsScreen),
  }),
  page('/teachers', {
    prerender: true,
    title: t`Teachers`,
    finder: { keywords: t`authors people` },
    load: () => import('@web/features/teachers/TeachersScreen').then((m) => m.TeachersScreen),
  }),
  page('/lesson-difficulty', {
    prerender: true,
    title: t`Lesson difficulty`,
    finder: { keywords: t`hard easy statistics chart` },
    load: () => import('@web/features/difficulty/DifficultyScreen').then((m) => m.DifficultyScreen),
  }),
  page('/community/odds', {
    prerender: true,
    title: t`Chest odds`,
    finder: { keywords: t`chest loot gems items chance probability` },
    load: () => import('@web/features/rewards/OddsScreen').then((m) => m.OddsScreen),
  }),
  page('/spellbook', {
    title: t`Spellbook`,
    audience: 'learners',
    finder: { keywords: t`reference cheat sheet look up help` },
    load: () => import('@web/features/spellbook/SpellbookScreen').then((m) => m.SpellbookScreen),
  }),
  page('/training', {
    title: t`Training`,
    audience: 'learners',
    finder: { keywords: t`practice repeat review spaced repetition` },
    tooltips: true,
    load: () => import('@web/features/training/TrainingScreen').then((m) => m.TrainingScreen),
  }),
  page('/leaderboard', {
    title: t`Leaderboard`,
    finder: { keywords: t`ranking xp best archmage karma compete` },
    load: () => import('@web/features/leaderboards/LeaderboardScreen').then((m) => m.LeaderboardScreen),
  }),
  page('/community', {
    title: t`Community`,
    finder: { keywords: t`feed live learners others` },
    load: () => import('@web/features/leaderboards/CommunityScreen').then((m) => m.CommunityScreen),
  }),
  page('/playground', {
    title: t`Playground`,
    finder: { keywords: t`run code editor try` },
    tooltips: true,
    load: () => import('@web/features/playground/LastPlaygroundScreen').then((m) => m.LastPlaygroundScreen),
  }),
  page('/onboarding', {
    title: t`Choose a track`,
    audience: 'learners',
    finder: { keywords: t`onboarding start` },
    load: () => import('@web/features/onboarding/OnboardingScreen').then((m) => m.OnboardingScreen),
  }),
  page('/demo', {
    prerender: true,
    title: t`Demo`,
    audience: 'guests',
    finder: { keywords: t`try first lessons guest` },
    load: () => import('@web/features/demo/DemoScreen').then((m) => m.DemoScreen),
  }),
  page('/lore', {
    prerender: true,
    title: t`Lore`,
    finder: { keywords: t`story tales bosses lowmoor` },
    load: () => import('@web/features/lore/LoreScreen').then((m) => m.LoreScreen),
  }),
  page('/join-vim-list', {
    prerender: true,
    title: t`Join the Vim list`,
    finder: { keywords: t`vim course newsletter email` },
    load: () => import('./VimListPage').then((m) => m.VimListPage),
  }),
  page('/april-fools/ai-engineer-career-path', {
    prerender: true,
    title: t`AI Engineer Career Path`,
    finder: false,
    load: () => import('./AiCareerPathPage').then((m) => m.AiCareerPathPage),
  }),
  page('/terms', {
    prerender: true,
    title: t`Terms`,
    finder: { keywords: t`rules legal` },
    load: () => import('@web/features/legal/TermsScreen').then((m) => m.TermsScreen),
  }),
  page('/privacy', {
    prerender: true,
    title: t`Privacy`,
    finder: { keywords: t`data cookies legal` },
    load: () => import('@web/features/legal/PrivacyScreen').then((m) => m.PrivacyScreen),
  }),
  page('/credits', {
    prerender: true,
    title: t`Credits`,
    finder: { keywords: t`licenses fonts icons` },
    load: () => import('@web/features/legal/CreditsScreen').then((m) => m.CreditsScreen),
  }),
  page('/admin', {
    title: t`Admin`,
    audience: 'learners',
    finder: false,
    load: () => import('@web/features/admin/AdminScreen').then((m) => m.AdminScreen),
  }),
  page('/desktop', {
    title: t`Desktop app`,
    finder: { keywords: t`download install offline linux windows mac` },
    load: () => import('@web/features/desktop-app/DesktopAppScreen').then((m) => m.DesktopAppScreen),
  }),
  page('/mailbox', {
    title: t`Mailbox`,
    finder: false,
    load: () => import('@web/features/mailbox/MailboxScreen').then((m) => m.MailboxScreen),
  }),
  page('/login', {
    title: t`Sign in`,
    audience: 'guests',
    finder: false, // an action of the finder opens the dialog
    load: () => import('@web/features/auth/LoginScreen').then((m) => m.LoginScreen),
  }),
  page('/cli/login', {
    title: t`Connect your terminal`,
    audience: 'learners',
    finder: { keywords: t`cli code sign in command line` },
    load: () => import('@web/features/auth/CliLoginScreen').then((m) => m.CliLoginScreen),
  }),
  page('/email-subscribe', {
    title: t`Email settings`,
    finder: { keywords: t`unsubscribe subscribe newsletter` },
    load: () =>
      import('@web/features/notifications/EmailSubscribeScreen').then((m) => m.EmailSubscribeScreen),
  }),
  page('/github-sync', {
    title: t`Link GitHub`,
    audience: 'learners',
    finder: false, // GitHub sends the browser here
    load: () => import('@web/features/github/GithubSyncScreen').then((m) => m.GithubSyncScreen),
  }),
  page('/email/reset', {
    title: t`Confirm your email address`,
    finder: false, // from the link in an email
    load: () => import('@web/features/account/ResetEmailScreen').then((m) => m.ResetEmailScreen),
  }),
  page('/github-sync/login', {
    title: t`Sign in with GitHub`,
    audience: 'guests',
    finder: false, // the same
    load: () => import('@web/features/auth/GithubLoginScreen').then((m) => m.GithubLoginScreen),
  }),
  page('/discord-sync', {
    title: t`Link Discord`,
    audience: 'learners',
    finder: false, // Discord sends the browser here
    load: () => import('@web/features/auth/DiscordSyncScreen').then((m) => m.DiscordSyncScreen),
  }),
  page('/courses/:courseSlug', {
    prerender: true,
    title: t`Course`,
    finder: false, // by the course's own title, like tracks and lessons
    example: '/courses/learn-python',
    load: () => import('@web/features/catalog/CourseScreen').then((m) => m.CourseScreen),
  }),
  page('/spellbook/:courseSlug/:pageSlug', {
    title: t`Spellbook page`,
    finder: false,
    example: '/spellbook/learn-python/print',
    load: () => import('@web/features/spellbook/SpellbookScreen').then((m) => m.SpellbookScreen),
  }),
  page('/spellbook/:courseSlug', {
    title: t`Spellbook of a course`,
    finder: false,
    example: '/spellbook/learn-python',
    load: () => import('@web/features/spellbook/PrintScreen').then((m) => m.PrintScreen),
  }),
  page('/tracks/:trackSlug', {
    prerender: true,
    title: t`Track`,
    finder: false,
    example: '/tracks/backend-beginnings',
    load: () => import('@web/features/catalog/TrackScreen').then((m) => m.TrackScreen),
  }),
  page('/teachers/:teacherSlug', {
    prerender: true,
    title: t`Teacher`,
    finder: false,
    example: '/teachers/emberforge-authors',
    load: () => import('@web/features/teachers/TeacherScreen').then((m) => m.TeacherScreen),
  }),
  page('/lesson-difficulty/:courseUuid', {
    prerender: true,
    title: t`Lesson difficulty of a course`,
    finder: false,
    example: '/lesson-difficulty/6bbc6fe3-4060-4892-a57c-19e4624d9f34',
    load: () => import('@web/features/difficulty/DifficultyScreen').then((m) => m.DifficultyScreen),
  }),
  page('/lesson-difficulty/:courseUuid/:chapterUuid', {
    prerender: true,
    title: t`Lesson difficulty of a chapter`,
    finder: false,
    example: '/lesson-difficulty/6bbc6fe3-4060-4892-a57c-19e4624d9f34/a80a8a2c-8711-4620-af42-e1d534e0c107',
    load: () => import('@web/features/difficulty/DifficultyScreen').then((m) => m.DifficultyScreen),
  }),
  page('/u/:handle', {
    prerender: true,
    title: t`Profile`,
    finder: false,
    example: '/u/nobody',
    madeByLearners: true,
    load: () => import('@web/features/profile/ProfileScreen').then((m) => m.ProfileScreen),
  }),
  page('/lore/:slug', {
    prerender: true,
    title: t`Tale`,
    finder: false,
    example: '/lore/the-hound',
    load: () => import('@web/features/lore/TaleScreen').then((m) => m.TaleScreen),
  }),
  page('/lessons/:lessonUuid', {
    title: t`Lesson`,
    finder: false,
    example: '/lessons/cc79681e-6baa-4686-8a4d-54bdbdd3766a',
    prerender: 'by layout',
    frame: 'window',
    tooltips: true,
    load: () => import('@web/features/lesson-player/LessonScreen').then((m) => m.LessonScreen),
  }),
  page('/solution/:lessonUuid', {
    title: t`Solution`,
    finder: false,
    example: '/solution/cc79681e-6baa-4686-8a4d-54bdbdd3766a',
    tooltips: true,
    load: () => import('@web/features/lesson-player/SolutionScreen').then((m) => m.SolutionScreen),
  }),
  page('/playground/:lang', {
    title: t`Playground of a language`,
    finder: false, // one entry per language
    example: '/playground/python',
    frame: 'window',
    tooltips: true,
    load: () => import('@web/features/playground/PlaygroundScreen').then((m) => m.PlaygroundScreen),
  }),
  page('/try/:slug', {
    title: t`Try a language`,
    finder: false,
    example: '/try/python',
    tooltips: true,
    load: () => import('@web/features/playground/TryScreen').then((m) => m.TryScreen),
  }),
  page('/certificates/:completionUuid', {
    prerender: true,
    title: t`Certificate`,
    finder: false,
    example: '/certificates/00000000-0000-4000-8000-000000000000',
    madeByLearners: true,
    load: () => import('@web/features/certificates/CertificateScreen').then((m) => m.CertificateScreen),
  }),
  page('/certificate/:learner/:uuid', {
    title: t`Certificate of a course`,
    finder: false,
    example: '/certificate/nobody/00000000-0000-4000-8000-000000000000',
    load: () =>
      import('@web/features/certificates/CertificateLookupScreen').then((m) => m.CertificateLookupScreen),
  }),
  page('/content/*', {
    title: t`File of a lesson`,
    finder: false,
    example: '/content/courses/learn-python/chapters/first-sparks/lessons/a-label-can-move/label-moves.svg',
    load: () => import('@web/features/content-file/ContentFileScreen').then((m) => m.ContentFileScreen),
  }),
  page('/ui', {
    title: 'Component gallery',
    finder: false,
    tooltips: true,
    load: () => import('./UiGalleryPage').then((m) => m.UiGalleryPage),
  }),
];
