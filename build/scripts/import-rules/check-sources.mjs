// Part of npm run check: rules about what a file does, which its imports don't show.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import lists from './folders.cjs';
import declaredReads from './table-reads.cjs';

const READS_FILE = 'build/scripts/import-rules/table-reads.cjs';
const isTest = (path) => /\.(test|spec)\.tsx?$|\/testing\//.test(path);

/** Where a page talks to something else than the API, or in a worker that has no client. */
const OWN_FETCH = [
  'renderer/src/api/',
  'renderer/src/platform/',
  'renderer/src/service-worker/',
  'renderer/src/features/solving/code-runner/',
  'renderer/src/ui/syntax/grammars.ts',
  'renderer/src/features/people/auth/cli-login/waiting-terminal.ts',
  'renderer/src/features/authoring/author/author-api.ts',
  'renderer/src/features/authoring/author/follow-content.ts',
  'renderer/src/features/authoring/content-file/load-content-file.ts',
];

/** What only some files may do. */
const RESERVED = [
  {
    files: 'renderer/src/**/*.{ts,tsx}',
    pattern: /(?<!async |[\w.])(?:(?:window|globalThis|self)\.)?fetch\(|\bsendBeacon\(|\bXMLHttpRequest\b/,
    allowed: OWN_FETCH,
    why: 'Calls go through the API client (renderer/src/api), which knows the rules of docs/wire.md.',
  },
  {
    files: 'server/src/**/*.ts',
    pattern:
      /\b(?:dataSource|connection|manager|queryRunner|runner)\.(?:transaction|startTransaction)\(|\.createQueryRunner\(/,
    // Reports read one state of the database, and write nothing.
    allowed: [
      'server/src/platform/database/',
      'server/src/game/xp/replay-ledger.ts',
      'server/src/commerce/accounts/verify-accounts.ts',
    ],
    why: 'Transactions are `Database.transaction`, which retries, commits the events with the change, and refuses other connections.',
  },
  {
    files: 'server/src/**/*.controller.ts',
    pattern: /\b(?:DataSource|Database|EntityManager|InjectRepository|Repository)\b(?!')/,
    allowed: [],
    why: 'A controller reads the request and presents the reply: its queries are a use case of the feature.',
  },
];

/** Checks the sources of the repository at `repository`; returns one sentence per problem. */
export function sourceProblems(repository, reads = declaredReads) {
  const read = (path) => readFileSync(join(repository, path), 'utf8');
  const filesOf = (pattern) =>
    globSync(pattern, { cwd: repository })
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => !isTest(path))
      .sort();
  const server = filesOf('server/src/**/*.ts').map((path) => ({ path, source: read(path) }));
  return [
    ...RESERVED.flatMap(({ files, pattern, allowed, why }) =>
      filesOf(files)
        .filter((path) => !allowed.some((prefix) => path.startsWith(prefix)))
        .flatMap((path) => linesWith(read(path), pattern).map((line) => `${path}:${line}: ${why}`)),
    ),
    ...foreignEntities(server),
    ...tableProblems(server, reads),
  ];
}

/** Lines with code that matches, from 1; comments don't count. */
const linesWith = (source, pattern) =>
  source
    .split('\n')
    .flatMap((text, at) => (!/^\s*(?:\/\/|\/?\*)/.test(text) && pattern.test(text) ? [at + 1] : []));

/** `TypeOrmModule.forFeature` makes repositories: each feature has those of its own entities alone. */
function foreignEntities(files) {
  return files.flatMap(({ path, source }) => {
    const used = [...source.matchAll(/forFeature\(\[([^\]]*)\]/g)].flatMap(
      ([, names]) => names.match(/\w+/g) ?? [],
    );
    const foreign = [...source.matchAll(/import \{([^}]*)\} from '@server\/([^']+)'/g)].flatMap(([, names]) =>
      (names.match(/\w+/g) ?? []).filter((name) => used.includes(name)),
    );
    return foreign.map((name) => `${path}: ${name} is another feature's entity: its own module lists it.`);
  });
}

const STATEMENT = /\b(INSERT INTO|UPDATE|DELETE FROM|FROM|JOIN)\s+"?([a-z_]+)"?/g;

/** SQL on other features' tables: written by nobody else, and read by those that say so. */
function tableProblems(files, declared) {
  const owners = new Map();
  for (const { path, source } of files)
    for (const [, table] of source.matchAll(/@Entity\('(\w+)'/g)) owners.set(table, featureOf(path));
  const problems = [];
  const found = new Set();
  for (const { path, source } of files) {
    if (path.startsWith('server/src/migrations/')) continue;
    const feature = featureOf(path);
    for (const [, verb, table] of source.matchAll(STATEMENT)) {
      const owner = owners.get(table);
      if (owner === undefined || owner === feature) continue;
      if (verb !== 'FROM' && verb !== 'JOIN')
        problems.push(`${path}: ${verb} ${table}: only ${owner} writes its tables.`);
      else if (declared[feature]?.includes(table)) found.add(`${feature} ${table}`);
      else problems.push(`${path}: reads ${table} of ${owner}: declare it in ${READS_FILE}.`);
    }
  }
  const unused = Object.entries(declared)
    .flatMap(([feature, tables]) => tables.map((table) => ({ feature, table })))
    .filter(({ feature, table }) => !found.has(`${feature} ${table}`));
  return [
    ...problems,
    ...unused.map(({ feature, table }) => `${READS_FILE}: ${feature} doesn't read ${table} anymore.`),
  ];
}

function featureOf(path) {
  const [first, second] = path.slice('server/src/'.length).split('/');
  return [...lists.WINGS, 'platform'].includes(first) ? `${first}/${second}` : first;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = existsSync('server/src') ? sourceProblems(process.cwd()) : [];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
