import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SHARED = join(import.meta.dirname, '..');

/** A result takes only a `Text`, so this is the one way for a sentence without an id to get to a learner. */
test('results quote only words that aren’t ours to translate', () => {
  const quoting = globSync('{error-explanations,grading,lesson-types,source-checks}/**/*.ts', {
    cwd: SHARED,
    exclude: ['**/*.test.ts', '**/testing/**'],
  }).filter((file) => /\basIs\(/.test(readFileSync(join(SHARED, file), 'utf8')));
  expect(quoting.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([
    'grading/assertions/assertion.ts', // values
    'grading/assertions/c.ts',
    'grading/assertions/go.ts',
    'grading/assertions/python.ts',
    'grading/assertions/sql.ts', // what SQLite and a test's author say
    'grading/call-report.ts', // values, and what the runner says about a call that it couldn't run
    'grading/program-error.ts', // the linker's or the runner's words
    'grading/test-report.ts', // what test frameworks and tests' authors say
    'lesson-types/cli/capture.ts', // what jq says
    'lesson-types/cli/test-command.ts',
    'lesson-types/cli/test-request.ts',
    'lesson-types/program/hidden-runs.ts', // assignments
    'source-checks/source-check.ts', // an author's message
  ]);
});
