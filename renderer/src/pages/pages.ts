import { page } from './page';

/**
 * Every page of the app (docs/app.md): the one place to declare a route. The finder lists them in this order. Each is
 * loaded from its screen's own file, so that its chunk holds no other.
 */
export const PAGES = [
  page('/dashboard', {
    title: 'Dashboard',
    audience: 'learners',
    finder: { keywords: 'home next continue' },
    load: () => import('@web/features/learning/dashboard/DashboardScreen').then((m) => m.DashboardScreen),
  }),
  page('/', {
    prerender: true,
    title: 'Home',
    audience: 'guests',
    finder: { keywords: 'start' },
    load: () => import('@web/features/site/home/HomeScreen').then((m) => m.HomeScreen),
  }),
  page('/courses', {
    prerender: true,
    title: 'Courses',
    finder: { keywords: 'catalog learn' },
    load: () => import('@web/features/learning/catalog/CoursesScreen').then((m) => m.CoursesScreen),
  }),
  page('/reviews', {
    prerender: true,
    title: 'Reviews',
    finder: { keywords: 'ratings stars opinions' },
    load: () => import('@web/features/community/reviews/ReviewsScreen').then((m) => m.ReviewsScreen),
  }),
  page('/teachers', {
    prerender: true,
    title: 'Teachers',
    finder: { keywords: 'authors people' },
    load: () => import('@web/features/learning/teachers/TeachersScreen').then((m) => m.TeachersScreen),
  }),
  page('/lesson-difficulty', {
    prerender: true,
    title: 'Lesson difficulty',
    finder: { keywords: 'hard easy statistics chart' },
    load: () => import('@web/features/learning/difficulty/DifficultyScreen').then((m) => m.DifficultyScreen),
  }),
  page('/community/odds', {
    prerender: true,
    title: 'Chest odds',
    finder: { keywords: 'chest loot gems items chance probability' },
    load: () => import('@web/features/game/rewards/OddsScreen').then((m) => m.OddsScreen),
  }),
  page('/spellbook', {
    title: 'Spellbook',
    audience: 'learners',
    finder: { keywords: 'reference cheat sheet look up help' },
    load: () => import('@web/features/learning/spellbook/SpellbookScreen').then((m) => m.SpellbookScreen),
  }),
  page('/training', {
    title: 'Training',
    audience: 'learners',
    finder: { keywords: 'practice repeat review spaced repetition' },
    tooltips: true,
    load: () => import('@web/features/learning/training/TrainingScreen').then((m) => m.TrainingScreen),
  }),
  page('/leaderboard', {
    title: 'Leaderboard',
    finder: { keywords: 'ranking xp best archmage karma compete' },
    load: () =>
      import('@web/features/community/leaderboards/LeaderboardScreen').then((m) => m.LeaderboardScreen),
  }),
  page('/community', {
    title: 'Community',
    finder: { keywords: 'feed live learners others' },
    load: () => import('@web/features/community/leaderboards/CommunityScreen').then((m) => m.CommunityScreen),
  }),
  page('/playground', {
    title: 'Playground',
    finder: { keywords: 'run code editor try' },
    tooltips: true,
    load: () =>
      import('@web/features/solving/playground/LastPlaygroundScreen').then((m) => m.LastPlaygroundScreen),
  }),
  page('/course-database', {
    title: 'Course database',
    finder: { keywords: 'sql query console tables' },
    tooltips: true,
    load: () => import('@web/features/solving/sql-console/SqlConsoleScreen').then((m) => m.SqlConsoleScreen),
  }),
  page('/onboarding', {
    title: 'Choose a track',
    audience: 'learners',
    finder: { keywords: 'onboarding start' },
    load: () => import('@web/features/people/onboarding/OnboardingScreen').then((m) => m.OnboardingScreen),
  }),
  page('/demo', {
    prerender: true,
    title: 'Demo',
    audience: 'guests',
    finder: { keywords: 'try first lessons guest' },
    load: () => import('@web/features/learning/demo/DemoScreen').then((m) => m.DemoScreen),
  }),
  page('/lore', {
    prerender: true,
    title: 'Lore',
    finder: { keywords: 'story tales bosses lowmoor' },
    load: () => import('@web/features/site/lore/LoreScreen').then((m) => m.LoreScreen),
  }),
  page('/join-vim-list', {
    prerender: true,
    title: 'Join the Vim list',
    finder: { keywords: 'vim course newsletter email' },
    load: () => import('./VimListPage').then((m) => m.VimListPage),
  }),
  page('/april-fools/ai-engineer-career-path', {
    prerender: true,
    title: 'AI Engineer Career Path',
    finder: false,
    load: () => import('./AiCareerPathPage').then((m) => m.AiCareerPathPage),
  }),
  page('/terms', {
    prerender: true,
    title: 'Terms',
    finder: { keywords: 'rules legal' },
    load: () => import('@web/features/site/legal/TermsScreen').then((m) => m.TermsScreen),
  }),
  page('/privacy', {
    prerender: true,
    title: 'Privacy',
    finder: { keywords: 'data cookies legal' },
    load: () => import('@web/features/site/legal/PrivacyScreen').then((m) => m.PrivacyScreen),
  }),
  page('/credits', {
    prerender: true,
    title: 'Credits',
    finder: { keywords: 'licenses fonts icons' },
    load: () => import('@web/features/site/legal/CreditsScreen').then((m) => m.CreditsScreen),
  }),
  page('/admin', {
    title: 'Admin',
    audience: 'learners',
    finder: false,
    load: () => import('@web/features/operations/admin/AdminScreen').then((m) => m.AdminScreen),
  }),
  page('/setup', {
    title: 'Set up this server',
    finder: false,
    load: () => import('@web/features/operations/setup/SetupScreen').then((m) => m.SetupScreen),
  }),
  page('/desktop', {
    title: 'Desktop app',
    finder: { keywords: 'download install offline linux windows mac' },
    load: () =>
      import('@web/features/operations/desktop-app/DesktopAppScreen').then((m) => m.DesktopAppScreen),
  }),
  page('/mailbox', {
    title: 'Mailbox',
    finder: false,
    load: () => import('@web/features/operations/mailbox/MailboxScreen').then((m) => m.MailboxScreen),
  }),
  page('/login', {
    title: 'Sign in',
    audience: 'guests',
    finder: false, // an action of the finder opens the dialog
    load: () => import('@web/features/people/auth/LoginScreen').then((m) => m.LoginScreen),
  }),
  page('/cli/login', {
    title: 'Connect your terminal',
    audience: 'learners',
    finder: { keywords: 'cli code sign in command line' },
    load: () => import('@web/features/people/auth/CliLoginScreen').then((m) => m.CliLoginScreen),
  }),
  page('/email-subscribe', {
    title: 'Email settings',
    finder: { keywords: 'unsubscribe subscribe newsletter' },
    load: () =>
      import('@web/features/community/notifications/EmailSubscribeScreen').then(
        (m) => m.EmailSubscribeScreen,
      ),
  }),
  page('/github-sync', {
    title: 'Link GitHub',
    audience: 'learners',
    finder: false, // GitHub sends the browser here
    load: () => import('@web/features/people/github/GithubSyncScreen').then((m) => m.GithubSyncScreen),
  }),
  page('/email/reset', {
    title: 'Confirm your email address',
    finder: false, // from the link in an email
    load: () => import('@web/features/people/account/ResetEmailScreen').then((m) => m.ResetEmailScreen),
  }),
  page('/github-sync/login', {
    title: 'Sign in with GitHub',
    audience: 'guests',
    finder: false, // the same
    load: () => import('@web/features/people/auth/GithubLoginScreen').then((m) => m.GithubLoginScreen),
  }),
  page('/discord-sync', {
    title: 'Link Discord',
    audience: 'learners',
    finder: false, // Discord sends the browser here
    load: () => import('@web/features/people/auth/DiscordSyncScreen').then((m) => m.DiscordSyncScreen),
  }),
  page('/courses/:courseSlug/placement', {
    title: 'What can you skip?',
    finder: false, // from the course's page
    example: '/courses/learn-python/placement',
    load: () => import('@web/features/learning/catalog/PlacementScreen').then((m) => m.PlacementScreen),
  }),
  page('/courses/:courseSlug', {
    prerender: true,
    title: 'Course',
    finder: false, // by the course's own title, like tracks and lessons
    example: '/courses/learn-python',
    load: () => import('@web/features/learning/catalog/CourseScreen').then((m) => m.CourseScreen),
  }),
  page('/spellbook/:courseSlug/:pageSlug', {
    title: 'Spellbook page',
    finder: false,
    example: '/spellbook/learn-python/print',
    load: () => import('@web/features/learning/spellbook/SpellbookScreen').then((m) => m.SpellbookScreen),
  }),
  page('/spellbook/:courseSlug', {
    title: 'Spellbook of a course',
    finder: false,
    example: '/spellbook/learn-python',
    load: () => import('@web/features/learning/spellbook/PrintScreen').then((m) => m.PrintScreen),
  }),
  page('/tracks/:trackSlug', {
    prerender: true,
    title: 'Track',
    finder: false,
    example: '/tracks/backend-beginnings',
    load: () => import('@web/features/learning/catalog/TrackScreen').then((m) => m.TrackScreen),
  }),
  page('/teachers/:teacherSlug', {
    prerender: true,
    title: 'Teacher',
    finder: false,
    example: '/teachers/emberforge-authors',
    load: () => import('@web/features/learning/teachers/TeacherScreen').then((m) => m.TeacherScreen),
  }),
  page('/lesson-difficulty/:courseUuid', {
    prerender: true,
    title: 'Lesson difficulty of a course',
    finder: false,
    example: '/lesson-difficulty/6bbc6fe3-4060-4892-a57c-19e4624d9f34',
    load: () => import('@web/features/learning/difficulty/DifficultyScreen').then((m) => m.DifficultyScreen),
  }),
  page('/lesson-difficulty/:courseUuid/:chapterUuid', {
    prerender: true,
    title: 'Lesson difficulty of a chapter',
    finder: false,
    example: '/lesson-difficulty/6bbc6fe3-4060-4892-a57c-19e4624d9f34/a80a8a2c-8711-4620-af42-e1d534e0c107',
    load: () => import('@web/features/learning/difficulty/DifficultyScreen').then((m) => m.DifficultyScreen),
  }),
  page('/u/:handle', {
    prerender: true,
    title: 'Profile',
    finder: false,
    example: '/u/nobody',
    madeByLearners: true,
    load: () => import('@web/features/people/profile/ProfileScreen').then((m) => m.ProfileScreen),
  }),
  page('/lore/:slug', {
    prerender: true,
    title: 'Tale',
    finder: false,
    example: '/lore/the-hound',
    load: () => import('@web/features/site/lore/TaleScreen').then((m) => m.TaleScreen),
  }),
  page('/lessons/:lessonUuid', {
    title: 'Lesson',
    finder: false,
    example: '/lessons/cc79681e-6baa-4686-8a4d-54bdbdd3766a',
    prerender: 'by layout',
    frame: 'window',
    tooltips: true,
    load: () => import('@web/features/solving/lesson-player/LessonScreen').then((m) => m.LessonScreen),
  }),
  page('/solution/:lessonUuid', {
    title: 'Solution',
    finder: false,
    example: '/solution/cc79681e-6baa-4686-8a4d-54bdbdd3766a',
    tooltips: true,
    load: () => import('@web/features/solving/lesson-player/SolutionScreen').then((m) => m.SolutionScreen),
  }),
  page('/playground/:lang', {
    title: 'Playground of a language',
    finder: false, // one entry per language
    example: '/playground/python',
    frame: 'window',
    tooltips: true,
    load: () => import('@web/features/solving/playground/PlaygroundScreen').then((m) => m.PlaygroundScreen),
  }),
  page('/try/:slug', {
    title: 'Try a language',
    finder: false,
    example: '/try/python',
    tooltips: true,
    load: () => import('@web/features/solving/playground/TryScreen').then((m) => m.TryScreen),
  }),
  page('/certificates/:completionUuid', {
    prerender: true,
    title: 'Certificate',
    finder: false,
    example: '/certificates/00000000-0000-4000-8000-000000000000',
    madeByLearners: true,
    load: () =>
      import('@web/features/learning/certificates/CertificateScreen').then((m) => m.CertificateScreen),
  }),
  page('/certificate/:learner/:uuid', {
    title: 'Certificate of a course',
    finder: false,
    example: '/certificate/nobody/00000000-0000-4000-8000-000000000000',
    load: () =>
      import('@web/features/learning/certificates/CertificateLookupScreen').then(
        (m) => m.CertificateLookupScreen,
      ),
  }),
  page('/content/*', {
    title: 'File of a lesson',
    finder: false,
    example: '/content/courses/learn-python/chapters/first-sparks/lessons/a-label-can-move/label-moves.svg',
    load: () =>
      import('@web/features/authoring/content-file/ContentFileScreen').then((m) => m.ContentFileScreen),
  }),
  page('/ui', {
    title: 'Component gallery',
    finder: false,
    tooltips: true,
    load: () => import('./UiGalleryPage').then((m) => m.UiGalleryPage),
  }),
];
