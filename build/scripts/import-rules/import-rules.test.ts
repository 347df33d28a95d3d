import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const REPOSITORY = join(import.meta.dirname, '../../..');
const { CHECKED } = createRequire(import.meta.url)('./folders.cjs') as { CHECKED: string[] };

/** Files of a small product by path, each with the modules it imports. */
const FILES: Record<string, string[]> = {
  // Allowed.
  'server/src/main.ts': ['@server/catalog'],
  'server/src/platform/errors/index.ts': [],
  'server/src/catalog/index.ts': ['./list-courses'],
  'server/src/catalog/list-courses.ts': ['@server/platform/errors', '@shared/contracts'],
  'server/src/catalog/catalog.test.ts': ['./testing/courses', '@server/lessons/inner'],
  'server/src/catalog/testing/courses.ts': [],
  'server/src/game/alpha/index.ts': ['@server/game/beta', '@server/catalog'],
  'server/src/game/beta/index.ts': ['./inner'],
  'server/src/game/beta/inner.ts': [],
  'server/src/lessons/index.ts': ['./inner'],
  'server/src/lessons/inner.ts': [],
  'renderer/src/api/index.ts': ['@shared/contracts'],
  'renderer/src/features/auth/index.ts': ['@web/api', './form'],
  'renderer/src/features/auth/form.ts': [],
  'renderer/src/features/home/index.ts': ['@web/features/auth'],
  'renderer/src/features/home/HomeScreen.tsx': [],
  'renderer/src/pages/pages.ts': ['@web/features/home/HomeScreen'],
  'shared/contracts/index.ts': ['../runner'],
  'shared/runner/index.ts': [],
  'shared/runner/testing/disk-assets.ts': [],
  'build/scripts/content-check/judge.ts': ['@shared/runner/testing/disk-assets'],
  'bench/index.ts': [],
  'cli/src/main.ts': ['@shared/contracts'],
  'electron/src/main/main.ts': ['@shared/desktop'],
  'renderer/src/platform/index.ts': ['@shared/desktop'],
  'shared/desktop/index.ts': ['../contracts'],
  'e2e/specs/home.spec.ts': ['@shared/contracts', '@web/pages/pages'],

  // Planted violations.
  'server/src/game/alpha/reaches-inside.ts': ['@server/game/beta/inner'],
  'server/src/commerce/plans/reaches-inside.ts': ['../../game/beta/inner'],
  'server/src/catalog/uses-fixtures.ts': ['./testing/courses'],
  'server/src/catalog/uses-a-test.ts': ['./catalog.test'],
  'server/src/catalog/looks-ahead.ts': ['@server/lessons'],
  'server/src/catalog/uses-unranked.ts': ['@server/game/beta'],
  'server/src/catalog/uses-main.ts': ['../main'],
  'renderer/src/api/knows-a-feature.ts': ['@web/features/auth'],
  'renderer/src/features/auth/looks-ahead.ts': ['@web/features/home'],
  'renderer/src/features/home/reaches-inside.ts': ['@web/features/auth/form'],
  'shared/runner/looks-ahead.ts': ['../contracts'],
  'build/scripts/uses-fixtures.ts': ['@shared/runner/testing/disk-assets'],
  'build/scripts/uses-the-web.ts': ['@web/api'],
  'e2e/specs/uses-the-web.ts': ['@web/api'],
  'cli/src/uses-the-web.ts': ['@web/api'],
  'electron/src/main/uses-the-web.ts': ['@web/api'],
  'renderer/src/api/uses-the-bridge.ts': ['@shared/desktop'],
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
      'server/src/catalog/uses-fixtures.ts',
      'server/src/catalog/testing/courses.ts: no-test-code-in-production',
    ],
    ['server/src/catalog/uses-a-test.ts', 'server/src/catalog/catalog.test.ts: no-test-code-in-production'],
    ['server/src/catalog/looks-ahead.ts', 'server/src/lessons/index.ts: order-of-server/src/catalog'],
    ['server/src/catalog/uses-unranked.ts', 'server/src/game/beta/index.ts: order-of-server/src/catalog'],
    ['server/src/catalog/uses-main.ts', 'server/src/main.ts: entry-of-server/src'],
    ['renderer/src/api/knows-a-feature.ts', 'renderer/src/features/auth/index.ts: order-of-renderer/src/api'],
    [
      'renderer/src/features/auth/looks-ahead.ts',
      'renderer/src/features/home/index.ts: order-of-renderer/src/features/auth',
    ],
    [
      'renderer/src/features/home/reaches-inside.ts',
      'renderer/src/features/auth/form.ts: web-features-by-their-index',
    ],
    ['shared/runner/looks-ahead.ts', 'shared/contracts/index.ts: order-of-shared/runner'],
    ['build/scripts/uses-fixtures.ts', 'shared/runner/testing/disk-assets.ts: no-test-code-in-production'],
    ['build/scripts/uses-the-web.ts', 'renderer/src/api/index.ts: build-imports'],
    ['e2e/specs/uses-the-web.ts', 'renderer/src/api/index.ts: e2e-imports-shared'],
    ['cli/src/uses-the-web.ts', 'renderer/src/api/index.ts: cli-imports'],
    ['electron/src/main/uses-the-web.ts', 'renderer/src/api/index.ts: electron-imports'],
    ['renderer/src/api/uses-the-bridge.ts', 'shared/desktop/index.ts: desktop-bridge-by-the-platform'],
  ])('catch %s', (importer, expected) => {
    expect(violationsOf(importer)).toContain(`${importer} -> ${expected}`);
  });

  it('allow every other import', () => {
    const planted = /\/(reaches-inside|uses-[a-z-]+|looks-ahead|knows-a-feature)\.ts -> /;
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
    'renderer/src/features/bookmarks',
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
      'server/src/submissions is in build/scripts/import-rules/folders.cjs, but',
    );
  });

  it('for features contain no loose files', async () => {
    await writeFile(join(folder, 'server/src/game/loose.ts'), '');
    expect((await check(folder)).err).toContain("server/src/game/loose.ts belongs in a feature's folder");
  });
});
