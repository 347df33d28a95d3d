import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '../..');

/** The compiler refuses any other sentence than shared/texts declares; this is the one way around it. */
test('errors quote only words that aren’t ours to translate', () => {
  const quoting = globSync('**/*.ts', { cwd: SERVER, exclude: ['**/*.test.ts', '**/testing/**'] }).filter(
    (file) => /\basIs\(/.test(readFileSync(join(SERVER, file), 'utf8')),
  );
  expect(quoting.map((file) => relative('.', file).replaceAll('\\', '/')).sort()).toEqual([
    'authoring/author/content-check.ts', // a developer's own command
    'commerce/inbox/inbox.errors.ts', // for the services that send webhooks
    'platform/http/error-filter.ts', // Fastify's refusals
    'platform/http/input.ts', // zod's words about what no form of ours sends
    'platform/telemetry/telemetry.controller.ts', // for the people who run the server
    'sandbox/sandbox.errors.ts', // which runtimes this installation has
    'solving/sql-console/query-courses.ts', // SQLite's words about a query
    'solving/submissions/submissions.errors.ts', // which runtimes this installation has
  ]);
});
