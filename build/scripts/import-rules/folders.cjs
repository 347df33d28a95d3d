/**
 * All folders of the product, in order: a folder imports only itself and the folders before it.
 * `.dependency-cruiser.cjs` creates the import rules from these lists, and `npm run check` fails if a folder isn't
 * listed. Add a new folder before the first one that imports it.
 */

/**
 * Folders under server/src. Everything but `platform`, `migrations` and `commands` is a feature, imported through its
 * index.ts. Most are rooms of a wing.
 */
const SERVER_FOLDERS = [
  'platform',
  'operations/backup',
  'migrations',
  'people/access',
  'sandbox',
  'solving/compile',
  'people/users',
  'operations/audit',
  'operations/site-settings',
  'people/auth',
  'community/realtime',
  'community/notifications',
  'learning/exercises',
  'learning/progress',
  'learning/catalog',
  'solving/sql-console',
  'solving/output-queries',
  'learning/spellbook',
  'authoring/content-import',
  'learning/lessons',
  'solving/interviews',
  'solving/github',
  'people/account-data',
  'solving/submissions',
  'authoring/lesson-insights',
  'authoring/regrading',
  'authoring/author',
  'solving/terminal',
  'solving/drafts',
  'learning/certificates',
  'learning/placements',
  'learning/resets',
  'community/feedback',
  'community/reviews',
  'learning/training',
  'game/xp',
  'game/items',
  'community/leaderboards',
  'game/leagues',
  'game/rewards',
  'game/sharpshooter',
  'game/streak',
  'game/achievements',
  'game/quests',
  'game/bosses',
  'community/recruits',
  'community/discord-rewards',
  'commerce/accounts',
  'commerce/inbox',
  'operations/admin',
  'operations/setup',
  'people/profiles',
  'community/moderation',
  'operations/mailbox',
  'operations/desktop-app',
  'operations/system',
  'commands',
];

/** Folders of features, the same for the server and the web app; ARCHITECTURE.md has a sentence about each. */
const WINGS = ['people', 'learning', 'solving', 'game', 'community', 'authoring', 'commerce', 'operations'];

/** Folders under renderer/src. `features/*` are imported through their index.ts. */
const WEB_FOLDERS = [
  'i18n',
  'game-names',
  'platform',
  'api',
  'exercises',
  'ui',
  'stores',
  'features/site/connection',
  'features/site/page',
  'features/game/items',
  'features/game/sharpshooter',
  'features/game/streak',
  'features/people/activity',
  'features/site/info-modals',
  'features/community/notification-texts',
  'features/community/notifications',
  'features/site/sounds',
  'features/learning/lesson-text',
  'features/game/levels',
  'features/game/submission-toasts',
  'features/solving/submission-result',
  'features/site/legal',
  'features/authoring/content-file',
  'features/site/lore',
  'features/solving/code-runner',
  'features/site/offline',
  'features/solving/editor',
  'features/solving/workbench',
  'features/solving/debugger',
  'features/game/quests',
  'features/operations/mailbox',
  'features/operations/desktop-app',
  'features/people/auth',
  'features/people/github',
  'features/people/account',
  'features/learning/certificates',
  'features/community/moderation',
  'features/community/reviews',
  'features/community/recruits',
  'features/game/rewards',
  'features/game/achievements',
  'features/solving/waiting-answers',
  'features/learning/catalog',
  'features/learning/teachers',
  'features/learning/difficulty',
  'features/learning/spellbook',
  'features/solving/playground',
  'features/solving/sql-console',
  'features/site/finder',
  'features/solving/lesson-player',
  'features/learning/training',
  'features/learning/demo',
  'features/operations/setup',
  'features/operations/admin',
  'features/site/home',
  'features/authoring/author',
  'features/community/leaderboards',
  'features/game/bosses',
  'features/people/profile',
  'features/operations/server-choice',
  'features/people/settings',
  'features/people/onboarding',
  'features/learning/dashboard',
  'pages',
  'app',
  'prerender',
  'service-worker',
];

/** The web app's, and one for what's around them all. */
const WEB_WINGS = ['site', ...WINGS].map((wing) => `features/${wing}`);

/** A folder with more rooms is one that nobody has read to its end. */
const MAX_ROOMS = 9;

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

/** Parts of the authors' commands, which are files next to them. */
const CONTENT_TOOLS_FOLDERS = ['check', 'package', 'exercism', 'new'];

/** The lists by the folder they describe. */
const RANKED = [
  { root: 'server/src', folders: SERVER_FOLDERS, wings: WINGS },
  { root: 'renderer/src', folders: WEB_FOLDERS, wings: WEB_WINGS },
  { root: 'shared', folders: SHARED_FOLDERS, wings: [] },
  { root: 'electron/src', folders: ['preload', 'main'], wings: [] },
  { root: 'electron/src/main', folders: DESKTOP_FOLDERS, wings: [] },
  { root: 'cli/src', folders: TERMINAL_FOLDERS, wings: [] },
  { root: 'content-tools', folders: CONTENT_TOOLS_FOLDERS, wings: [] },
];

/** What's right under the root. A new entry is a decision about the whole product, so it's made here. */
const TOP_LEVEL = [
  ...['ARCHITECTURE.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md'],
  ...['.ci', '.github', '.gitignore', '.dependency-cruiser.cjs', 'biome.json', 'tsconfig.json'],
  ...['package.json', 'package-lock.json', 'vitest.config.ts', 'lingui.config.ts'],
  ...['electron-builder.config.ts', 'forge.config.ts'],
  ...['Dockerfile', '.dockerignore', 'compose.yaml'],
  ...['shared', 'server', 'renderer', 'electron', 'cli', 'content', 'resources', 'docs'],
  ...['content-tools', 'build', 'bench', 'e2e'],
];

/** The import rules cover everything that is type-checked. */
const CHECKED = require('../../../tsconfig.json').include;

module.exports = { CHECKED, MAX_ROOMS, RANKED, TOP_LEVEL, WINGS };
