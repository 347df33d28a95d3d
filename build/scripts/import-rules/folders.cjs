/**
 * All folders of the product, in order: a folder imports only itself and the folders before it.
 * `.dependency-cruiser.cjs` creates the import rules from these lists, and `npm run check` fails if a folder isn't
 * listed. Add a new folder before the first one that imports it.
 */

/** Folders under server/src. Everything but `platform` is a feature, imported through its index.ts. */
const SERVER_FOLDERS = [
  'platform',
  'backup',
  'migrations',
  'access',
  'sandbox',
  'compile',
  'users',
  'site-settings',
  'auth',
  'realtime',
  'notifications',
  'progress',
  'catalog',
  'sql-console',
  'output-queries',
  'spellbook',
  'content-import',
  'lessons',
  'interviews',
  'github',
  'account-data',
  'submissions',
  'lesson-insights',
  'regrading',
  'author',
  'terminal',
  'drafts',
  'certificates',
  'resets',
  'feedback',
  'reviews',
  'training',
  'game/xp',
  'game/items',
  'game/leaderboards',
  'game/leagues',
  'game/rewards',
  'game/sharpshooter',
  'game/streak',
  'game/achievements',
  'game/quests',
  'game/bosses',
  'game/recruits',
  'game/discord-rewards',
  'admin',
  'setup',
  'profiles',
  'moderation',
  'mailbox',
  'desktop-app',
  'system',
];

/** Folders under server/src that contain only features. */
const SERVER_GROUPS = ['game', 'commerce'];

/** Folders under renderer/src. `features/*` are imported through their index.ts. */
const WEB_FOLDERS = [
  'i18n',
  'game-names',
  'platform',
  'api',
  'ui',
  'stores',
  'features/connection',
  'features/page',
  'features/items',
  'features/sharpshooter',
  'features/streak',
  'features/activity',
  'features/info-modals',
  'features/notification-texts',
  'features/notifications',
  'features/sounds',
  'features/lesson-text',
  'features/levels',
  'features/submission-toasts',
  'features/submission-result',
  'features/legal',
  'features/content-file',
  'features/lore',
  'features/code-runner',
  'features/offline',
  'features/editor',
  'features/workbench',
  'features/debugger',
  'features/quests',
  'features/mailbox',
  'features/desktop-app',
  'features/auth',
  'features/github',
  'features/account',
  'features/certificates',
  'features/moderation',
  'features/reviews',
  'features/recruits',
  'features/rewards',
  'features/achievements',
  'features/catalog',
  'features/teachers',
  'features/difficulty',
  'features/spellbook',
  'features/playground',
  'features/sql-console',
  'features/finder',
  'features/waiting-answers',
  'features/lesson-player',
  'features/training',
  'features/demo',
  'features/setup',
  'features/admin',
  'features/home',
  'features/author',
  'features/leaderboards',
  'features/bosses',
  'features/profile',
  'features/server-choice',
  'features/settings',
  'features/onboarding',
  'features/dashboard',
  'pages',
  'app',
  'prerender',
  'service-worker',
];

/** Folders under renderer/src that contain only features. */
const WEB_GROUPS = ['features'];

/** Folders under shared. */
const SHARED_FOLDERS = [
  'texts',
  'art',
  'rules',
  'runner',
  'error-explanations',
  'contracts',
  'offline',
  'desktop',
  'grading',
  'recording',
  'content',
  'source-checks',
  'lesson-types',
];

/** Folders of the desktop app's main process. */
const DESKTOP_FOLDERS = [
  'logs',
  'language',
  'bridge',
  'settings',
  'host',
  'cache',
  'protocol',
  'lifecycle',
  'links',
  'session',
  'updates',
  'window',
  'menu',
];

/** Folders of the terminal client. */
const TERMINAL_FOLDERS = ['settings', 'session', 'sign-in', 'api', 'steps', 'report', 'commands'];

/** The lists by the folder they describe. */
const RANKED = [
  { root: 'server/src', folders: SERVER_FOLDERS, groups: SERVER_GROUPS },
  { root: 'renderer/src', folders: WEB_FOLDERS, groups: WEB_GROUPS },
  { root: 'shared', folders: SHARED_FOLDERS, groups: [] },
  { root: 'electron/src', folders: ['preload', 'main'], groups: [] },
  { root: 'electron/src/main', folders: DESKTOP_FOLDERS, groups: [] },
  { root: 'cli/src', folders: TERMINAL_FOLDERS, groups: [] },
];

/** What's right under the root. A new entry is a decision about the whole product, so it's made here. */
const TOP_LEVEL = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md'],
  ...['.ci', '.github', '.gitignore', '.dependency-cruiser.cjs', 'biome.json', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'vitest.config.ts', 'lingui.config.ts'],
  ...['electron-builder.config.ts', 'forge.config.ts'],
  ...['Dockerfile', '.dockerignore', 'compose.yaml'],
  ...['shared', 'server', 'renderer', 'electron', 'cli', 'content', 'resources', 'docs'],
  ...['build', 'bench', 'e2e'],
];

/** The import rules cover everything that is type-checked. */
const CHECKED = require('../../../tsconfig.json').include;

module.exports = { CHECKED, RANKED, SERVER_GROUPS, TOP_LEVEL };
