import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { translations } from './build/vite/translations.ts';

/** Files of the sandbox's whole corpus of attacks and defenses; the browser's are *.corpus.spec.ts. */
const CORPUS = [
  '**/*.corpus.test.ts',
  // Minutes of tests that depend on nothing but the sandbox's sources.
  'server/src/sandbox/{known-programs,queue/queue}.test.ts',
  'shared/runner/{test-updates,c/judge/idioms,go/go-runtime,go/judged-run,go/test-idioms}.test.ts',
];
/** What takes long: kills, hung databases, packaging, whole searches. The browser's are *.long.spec.ts. */
const LONG = ['**/*.long.test.ts'];
const INCLUDED = [
  '{shared,server,renderer,cli,electron,build,bench,content-tools}/**/*.test.{ts,tsx}',
  'e2e/{contract,shots}/**/*.test.ts',
];
const EXCLUDED = ['**/node_modules/**'];
const OTHER_TIERS = [...EXCLUDED, ...CORPUS, ...LONG];

/** A module that is replaced stays replaced for the next file of the same process. */
const replacesModules = globSync(INCLUDED, { exclude: EXCLUDED }).filter((file) =>
  /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')),
);

/** Set by `npm test -- --random`: files, and tests within each, run in the random order that it gives. */
const SEED = process.env.TEST_SEED;

/** Tests that wait for processes go first, so that the others run meanwhile. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => /e2e\/contract|server\/src\/sandbox/.test(moduleId);
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

const project = (name: string, isolate: boolean, files: object): TestProjectInlineConfiguration => ({
  extends: true,
  test: { name, isolate, ...files },
});

/**
 * Three tiers: `product` is what `npm test` runs, `long` what `npm run test:all` adds, `sandbox` the corpus that
 * `npm run test:sandbox` runs. The browser's own tests are Playwright's (e2e/), in the same tiers.
 *
 * The files of the product's tier share a process per worker: importing what a file needs, and compiling the runtimes,
 * takes longer than most of the tests. So a test leaves nothing behind: what it stubs is restored for it.
 */
export default defineConfig({
  plugins: [translations()],
  resolve: { tsconfigPaths: true },
  test: {
    globalSetup: [
      'server/test/database/postgres.global-setup.ts',
      'e2e/fixtures/shared-server.global-setup.ts',
    ],
    setupFiles: ['renderer/src/ui/testing/clean-up.ts', 'server/test/patience.ts'],
    // As server/test/patience.ts does for vi.waitFor.
    expect: { poll: { timeout: 45_000 } },
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    sequence: SEED
      ? { shuffle: { files: true, tests: true }, seed: Number(SEED) }
      : { sequencer: WaitingFirst },
    // Themes are tested against the real tokens.
    css: { include: [/ui\/tokens\.css/] },
    // The longest of them wait most of the time: for runner processes, a hung database, or a time limit.
    maxWorkers: availableParallelism() + 1,
    // Generous, for machines that are busy with something else.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    projects: [
      project('product', false, { include: INCLUDED, exclude: [...OTHER_TIERS, ...replacesModules] }),
      project('product, own process', true, { include: replacesModules, exclude: OTHER_TIERS }),
      project('long', true, { include: LONG, exclude: EXCLUDED }),
      project('sandbox', true, { include: CORPUS, exclude: EXCLUDED }),
    ],
  },
});
