import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../..');
const { CHECKED, TOP_LEVEL } = createRequire(import.meta.url)('./folders.cjs') as {
  CHECKED: string[];
  TOP_LEVEL: string[];
};

/** Files of a small product by path, each with the modules it imports. */
const FILES: Record<string, string[]> = {
  // Allowed.
  'server/src/main.ts': ['@server/learning/catalog', './settings'],
  'server/src/settings.ts': ['./learning/catalog/catalog.settings'],
  'server/src/learning/catalog/catalog.settings.ts': ['@server/platform/config'],
  'server/src/platform/config/index.ts': [],
  'server/src/platform/errors/index.ts': [],
  'server/src/learning/catalog/index.ts': ['./list-courses'],
  'server/src/learning/catalog/list-courses.ts': ['@server/platform/errors', '@shared/contracts'],
  'server/src/learning/catalog/catalog.test.ts': ['./testing/courses', '@server/learning/lessons/inner'],
  'server/src/learning/catalog/testing/courses.ts': [],
  'server/src/game/alpha/index.ts': ['@server/game/beta', '@server/learning/catalog'],
  'server/src/game/beta/index.ts': ['./inner'],
  'server/src/game/beta/inner.ts': [],
  'server/src/learning/lessons/index.ts': ['./inner'],
  'server/src/learning/lessons/inner.ts': [],
  'renderer/src/api/index.ts': ['@shared/contracts'],
  'renderer/src/features/people/auth/index.ts': ['@web/api', './form'],
  'renderer/src/features/people/auth/form.ts': [],
  'renderer/src/features/site/home/index.ts': ['@web/features/people/auth'],
  'renderer/src/features/site/home/HomeScreen.tsx': [],
  'renderer/src/pages/pages.ts': ['@web/features/site/home/HomeScreen'],
  'shared/contracts/index.ts': ['../runner'],
  'shared/runner/index.ts': [],
  'shared/runner/testing/disk-assets.ts': [],
  'content-tools/check.ts': ['./check/judge', '@server/authoring/content-import/read-content'],
  'content-tools/check/judge.ts': ['@shared/runner/testing/disk-assets'],
  'content-tools/new/write-lesson.ts': ['@web/features/learning/lesson-text/pipeline/schema'],
  'server/src/authoring/content-import/read-content.ts': [],
  'renderer/src/features/learning/lesson-text/pipeline/schema.ts': [],
  'bench/index.ts': [],
  'cli/src/main.ts': ['@shared/contracts'],
  'electron/src/main/main.ts': ['@shared/desktop'],
  'renderer/src/platform/index.ts': ['@shared/desktop'],
  'shared/desktop/index.ts': ['../contracts'],
  'electron/src/main/menu/menu.ts': ['../logs/log', '../../preload/preload'],
  'electron/src/main/logs/log.ts': [],
  'electron/src/preload/preload.ts': [],
  'cli/src/commands/login.ts': ['../settings/settings'],
  'cli/src/settings/settings.ts': [],
  'renderer/src/api/http.ts': ['axios'],
  'shared/contracts/common.ts': ['zod'],
  'e2e/specs/home.spec.ts': ['@shared/contracts', '@web/pages/pages'],

  // Planted violations.
  'server/src/game/alpha/reaches-inside.ts': ['@server/game/beta/inner'],
  'server/src/commerce/plans/reaches-inside.ts': ['../../game/beta/inner'],
  'server/src/learning/catalog/uses-fixtures.ts': ['./testing/courses'],
  'server/src/learning/catalog/uses-a-test.ts': ['./catalog.test'],
  'server/src/learning/catalog/looks-ahead.ts': ['@server/learning/lessons'],
  'server/src/learning/catalog/uses-unranked.ts': ['@server/game/beta'],
  'server/src/learning/catalog/uses-main.ts': ['../../main'],
  'server/src/learning/lessons/uses-the-feature.settings.ts': ['./inner'],
  'server/src/reaches-inside.ts': ['./learning/lessons/inner'],
  'renderer/src/api/knows-a-feature.ts': ['@web/features/people/auth'],
  'renderer/src/features/people/auth/looks-ahead.ts': ['@web/features/site/home'],
  'renderer/src/features/site/home/reaches-inside.ts': ['@web/features/people/auth/form'],
  'shared/runner/looks-ahead.ts': ['../contracts'],
  'build/scripts/uses-fixtures.ts': ['@shared/runner/testing/disk-assets'],
  'build/scripts/uses-the-web.ts': ['@web/api'],
  'build/scripts/uses-content-tools.ts': ['../../content-tools/check'],
  'server/src/authoring/author/uses-content-tools.ts': ['../../../../content-tools/check'],
  'content-tools/uses-the-web.ts': ['@web/api'],
  'content-tools/uses-a-feature.ts': ['@server/learning/catalog'],
  'content-tools/new/uses-fixtures.ts': ['@shared/runner/testing/disk-assets'],
  'content-tools/check/looks-ahead.ts': ['../new/write-lesson'],
  'content-tools/check/uses-the-entry.ts': ['../check'],
  'e2e/specs/uses-the-web.ts': ['@web/api'],
  'cli/src/uses-the-web.ts': ['@web/api'],
  'electron/src/main/uses-the-web.ts': ['@web/api'],
  'renderer/src/api/uses-the-bridge.ts': ['@shared/desktop'],
  'renderer/src/api/uses-node.ts': ['node:fs'],
  'renderer/src/features/people/auth/uses-axios.ts': ['axios'],
  'shared/contracts/uses-a-package.ts': ['axios'],
  'shared/contracts/uses-electron.ts': ['electron'],
  'electron/src/preload/uses-main.ts': ['../main/main'],
  'electron/src/main/logs/looks-ahead.ts': ['../menu/menu'],
  'electron/src/main/menu/uses-the-entry.ts': ['../main'],
  'cli/src/settings/looks-ahead.ts': ['../commands/login'],
  'server/src/learning/catalog/uses-typeorm.controller.ts': ['typeorm'],
};

/** Packages, as far as they matter here. */
const PACKAGES = ['axios', 'electron', 'typeorm', 'zod'];

/** Files by path, with what an import doesn't show. */
const SOURCES: Record<string, string> = {
  // Allowed.
  'server/src/platform/database/database.ts': 'const runner = dataSource.createQueryRunner();',
  'server/src/learning/lessons/lesson.entity.ts': "@Entity('lessons')",
  'server/src/learning/lessons/lessons.module.ts': `import { LessonEntity } from './lesson.entity';
    TypeOrmModule.forFeature([LessonEntity])`,
  'server/src/learning/lessons/rename.ts':
    'this.database.transaction((tx) => tx.manager.sql`UPDATE lessons SET a = 1`)',
  'server/src/community/feedback/read.ts': 'sql`SELECT 1 FROM lessons`',
  'renderer/src/api/http.ts': "import 'axios'; fetch(address);",
  'renderer/src/stores/spellbook.store.ts': 'private async fetch(signal: AbortSignal) {}',

  // Planted violations.
  'server/src/learning/lessons/uses-typeorm.controller.ts':
    'constructor(private readonly dataSource: DataSource) {}',
  'server/src/learning/catalog/opens-transaction.ts':
    'await this.dataSource.transaction(async (manager) => {});',
  'server/src/learning/catalog/opens-runner.ts': 'const runner = this.dataSource.createQueryRunner();',
  'server/src/learning/catalog/catalog.module.ts': `import { LessonEntity } from '@server/learning/lessons';
    TypeOrmModule.forFeature([LessonEntity])`,
  'server/src/learning/catalog/writes.ts': 'sql`UPDATE lessons SET a = 1`',
  'server/src/learning/catalog/reads.ts': 'sql`SELECT 1 FROM courses c JOIN lessons l ON l.id = c.id`',
  'renderer/src/features/people/auth/asks-by-itself.ts': 'const reply = await fetch(address);',
  'renderer/src/features/people/auth/sends-a-beacon.ts': 'navigator.sendBeacon(address, text);',
};

interface Violation {
  rule: { name: string };
  from: string;
  to: string;
}

let violations: string[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  await copyFile(join(REPOSITORY, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  for (const [path, imports] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    const lines = [...imports.map((module) => `import '${module}';`), 'export const used = 1;'];
    await writeFile(join(folder, path), lines.join('\n'));
  }
  const dependencies = Object.fromEntries(PACKAGES.map((name) => [name, '1.0.0']));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  for (const name of PACKAGES) {
    await mkdir(join(folder, 'node_modules', name), { recursive: true });
    await writeFile(join(folder, 'node_modules', name, 'index.js'), '');
  }
  violations = await checkImports(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the import rules of `npm run check` on `repository`; returns lines `importer -> imported: rule`. */
async function checkImports(repository: string): Promise<string[]> {
  const cruiser = join(REPOSITORY, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = join(REPOSITORY, '.dependency-cruiser.cjs');
  const stdout = await run([cruiser, '--config', config, '--output-type', 'json', ...CHECKED], repository);
  const { summary } = JSON.parse(stdout.out) as { summary: { violations: Violation[] } };
  return summary.violations.map(({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`);
}

const run = (args: string[], cwd: string) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, args, { cwd, maxBuffer: 1 << 26 }, (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const violationsOf = (importer: string) => violations.filter((line) => line.startsWith(`${importer} -> `));

describe('import rules', () => {
  it.each([
    [
      'server/src/game/alpha/reaches-inside.ts',
      'server/src/game/beta/inner.ts: server-features-by-their-index',
    ],
    [
      'server/src/commerce/plans/reaches-inside.ts',
      'server/src/game/beta/inner.ts: server-features-by-their-index',
    ],
    [
      'server/src/learning/catalog/uses-fixtures.ts',
      'server/src/learning/catalog/testing/courses.ts: no-test-code-in-production',
    ],
    [
      'server/src/learning/catalog/uses-a-test.ts',
      'server/src/learning/catalog/catalog.test.ts: no-test-code-in-production',
    ],
    [
      'server/src/learning/catalog/looks-ahead.ts',
      'server/src/learning/lessons/index.ts: order-of-server/src/learning/catalog',
    ],
    [
      'server/src/learning/catalog/uses-unranked.ts',
      'server/src/game/beta/index.ts: order-of-server/src/learning/catalog',
    ],
    ['server/src/learning/catalog/uses-main.ts', 'server/src/main.ts: entry-of-server/src'],
    [
      'server/src/learning/lessons/uses-the-feature.settings.ts',
      'server/src/learning/lessons/inner.ts: settings-without-the-features',
    ],
    ['server/src/reaches-inside.ts', 'server/src/learning/lessons/inner.ts: server-features-from-outside'],
    [
      'renderer/src/api/knows-a-feature.ts',
      'renderer/src/features/people/auth/index.ts: order-of-renderer/src/api',
    ],
    [
      'renderer/src/features/people/auth/looks-ahead.ts',
      'renderer/src/features/site/home/index.ts: order-of-renderer/src/features/people/auth',
    ],
    [
      'renderer/src/features/site/home/reaches-inside.ts',
      'renderer/src/features/people/auth/form.ts: web-features-by-their-index',
    ],
    ['shared/runner/looks-ahead.ts', 'shared/contracts/index.ts: order-of-shared/runner'],
    ['build/scripts/uses-fixtures.ts', 'shared/runner/testing/disk-assets.ts: no-test-code-in-production'],
    ['build/scripts/uses-the-web.ts', 'renderer/src/api/index.ts: build-imports'],
    ['build/scripts/uses-content-tools.ts', 'content-tools/check.ts: build-imports'],
    ['server/src/authoring/author/uses-content-tools.ts', 'content-tools/check.ts: server-imports'],
    ['content-tools/uses-the-web.ts', 'renderer/src/api/index.ts: content-tools-imports'],
    ['content-tools/uses-a-feature.ts', 'server/src/learning/catalog/index.ts: content-tools-imports'],
    [
      'content-tools/new/uses-fixtures.ts',
      'shared/runner/testing/disk-assets.ts: no-test-code-in-production',
    ],
    ['content-tools/check/looks-ahead.ts', 'content-tools/new/write-lesson.ts: order-of-content-tools/check'],
    ['content-tools/check/uses-the-entry.ts', 'content-tools/check.ts: entry-of-content-tools'],
    ['e2e/specs/uses-the-web.ts', 'renderer/src/api/index.ts: e2e-imports-shared'],
    ['cli/src/uses-the-web.ts', 'renderer/src/api/index.ts: cli-imports'],
    ['electron/src/main/uses-the-web.ts', 'renderer/src/api/index.ts: electron-imports'],
    ['renderer/src/api/uses-the-bridge.ts', 'shared/desktop/index.ts: desktop-bridge-by-the-platform'],
    ['renderer/src/api/uses-node.ts', 'fs: web-without-node'],
    ['renderer/src/features/people/auth/uses-axios.ts', 'node_modules/axios/index.js: one-http-client'],
    ['shared/contracts/uses-a-package.ts', 'node_modules/axios/index.js: shared-imports-zod-only'],
    ['shared/contracts/uses-electron.ts', 'node_modules/electron/index.js: electron-in-electron-only'],
    ['electron/src/preload/uses-main.ts', 'electron/src/main/main.ts: order-of-electron/src/preload'],
    [
      'electron/src/main/logs/looks-ahead.ts',
      'electron/src/main/menu/menu.ts: order-of-electron/src/main/logs',
    ],
    ['electron/src/main/menu/uses-the-entry.ts', 'electron/src/main/main.ts: entry-of-electron/src/main'],
    ['cli/src/settings/looks-ahead.ts', 'cli/src/commands/login.ts: order-of-cli/src/settings'],
    [
      'server/src/learning/catalog/uses-typeorm.controller.ts',
      'node_modules/typeorm/index.js: controllers-without-the-database',
    ],
  ])('catch %s', (importer, expected) => {
    expect(violationsOf(importer)).toContain(`${importer} -> ${expected}`);
  });

  it('allow every other import', () => {
    const planted =
      /\/(reaches-inside|uses-[a-z-]+|looks-ahead|knows-a-feature)(\.(controller|settings))?\.ts -> /;
    expect(violations.filter((line) => !planted.test(line))).toEqual([]);
  });
});

describe('folders', () => {
  const check = (cwd: string) => run([join(import.meta.dirname, 'check-folders.mjs')], cwd);

  it('of this repository are all in the lists', async () => {
    expect(await check(REPOSITORY)).toEqual({ code: 0, out: '', err: '' });
  });

  it.each([
    'server/src/game/alpha',
    'server/src/commerce/plans',
    'server/src/bookmarks',
    'renderer/src/features/learning/bookmarks',
    'renderer/src/bookmarks',
    'shared/bookmarks',
  ])('must be listed: %s', async (unranked) => {
    await mkdir(join(folder, unranked), { recursive: true });
    const { code, err } = await check(folder);
    expect(code).toBe(1);
    expect(err).toContain(`${unranked} isn't listed in build/scripts/import-rules/folders.cjs`);
  });

  it('that are listed must exist', async () => {
    expect((await check(folder)).err).toContain(
      'server/src/solving/submissions is in build/scripts/import-rules/folders.cjs, but',
    );
  });

  it('of a wing are at most nine', async () => {
    for (let room = 0; room < 9; room++)
      await mkdir(join(folder, `server/src/commerce/room-${room}`), { recursive: true });
    expect((await check(folder)).err).toContain('server/src/commerce has 10 rooms');
  });

  it('for features contain no loose files', async () => {
    await writeFile(join(folder, 'server/src/game/loose.ts'), '');
    expect((await check(folder)).err).toContain("server/src/game/loose.ts belongs in a feature's folder");
  });

  it('of a feature have a line in ARCHITECTURE.md', async () => {
    const { undescribedFeatures } = await import('./check-folders.mjs' as string);
    const text = '## Folders\n    users, sign-in   accounts\n    bookmarks        lessons to come back to\n';
    const features = ['people/users', 'people/sign-in', 'learning/bookmarks'];
    expect(undescribedFeatures(text, features)).toEqual([]);
    expect(undescribedFeatures(text, [...features, 'learning/lessons'])).toEqual([
      'server/src/learning/lessons has no line in ARCHITECTURE.md, under "Folders".',
    ]);
  });

  it('at the top level are few', async () => {
    const { topLevelProblems } = await import('./check-folders.mjs' as string);
    const listed = TOP_LEVEL.map((entry) => `${entry}/file`);
    expect(topLevelProblems(listed)).toEqual([]);
    expect(topLevelProblems([...listed, 'tools/go.ts', 'notes.md'])).toEqual([
      'tools is new at the top level: put it into a folder, or list it in build/scripts/import-rules/folders.cjs.',
      'notes.md is new at the top level: put it into a folder, or list it in build/scripts/import-rules/folders.cjs.',
    ]);
  });
});

describe('rules about sources', () => {
  let problems: string[];

  beforeAll(async () => {
    for (const [path, source] of Object.entries(SOURCES)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), source);
    }
    const { sourceProblems } = await import('./check-sources.mjs' as string);
    problems = sourceProblems(folder, {
      'community/feedback': ['lessons'],
      'community/reviews': ['lessons'],
    });
  });

  it.each([
    ['server/src/learning/lessons/uses-typeorm.controller.ts:1: A controller'],
    ['server/src/learning/catalog/opens-transaction.ts:1: Transactions'],
    ['server/src/learning/catalog/opens-runner.ts:1: Transactions'],
    ["server/src/learning/catalog/catalog.module.ts: LessonEntity is another feature's entity"],
    ['server/src/learning/catalog/writes.ts: UPDATE lessons: only learning/lessons writes its tables.'],
    ['server/src/learning/catalog/reads.ts: reads lessons of learning/lessons: declare it'],
    ["build/scripts/import-rules/table-reads.cjs: community/reviews doesn't read lessons anymore."],
    ['renderer/src/features/people/auth/asks-by-itself.ts:1: Calls go through the API client'],
    ['renderer/src/features/people/auth/sends-a-beacon.ts:1: Calls go through the API client'],
  ])('catch %s', (expected) => {
    expect(problems).toContainEqual(expect.stringContaining(expected));
  });

  it('allow everything else', () => {
    expect(problems).toHaveLength(9);
  });

  it('hold in this repository', async () => {
    expect(await run([join(import.meta.dirname, 'check-sources.mjs')], REPOSITORY)).toEqual({
      code: 0,
      out: '',
      err: '',
    });
  });
});
