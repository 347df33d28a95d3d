import { signUp } from '../e2e/fixtures/api';
import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { cpuOf } from './http-cpu';
import { report } from './report';

/** Below the limit of one learner's calls in a minute. */
const OF_ONE_LEARNER = 500;

/** The rendered pages that visitors and crawlers read, and the call behind a learner's dashboard. */
const server = await TestServer.start();
try {
  const lesson = `/lessons/${authoredLessons()[0]!.uuid}`;
  report([
    await cpuOf(server, { name: 'rendered home page', path: '/' }),
    await cpuOf(server, { name: 'rendered lesson page', path: lesson }),
    await cpuOf(server, {
      name: 'dashboard content',
      path: '/v1/dashboard_content',
      headers: async () => ({ authorization: `Bearer ${(await signUp(server)).accessToken}` }),
      requests: OF_ONE_LEARNER,
    }),
  ]);
} finally {
  await server.dispose();
}
