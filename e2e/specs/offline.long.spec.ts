import { KNOWN_PROGRAMS } from '@shared/runner/testing/programs';
import { expectToRunOffline } from '../fixtures/offline';
import { test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

test('edited programs with several files run offline, in every language', async ({
  page,
  context,
  server,
}) => {
  await expectToRunOffline({ page, context, server }, KNOWN_PROGRAMS);
});
