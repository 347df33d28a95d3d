import { call, type SignedUp, signUp } from '../e2e/fixtures/api';
import { authoredLessons, rightAnswer } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { type Measure, report } from './report';
import { rounds } from './rounds';

/**
 * How long a learner waits for a result while another one has submitted 55 endless loops. With two runners one is left
 * to the others. With one runner learners take turns: the wait is one loop, which ends at its processor time limit.
 */

const LOOPS = rounds(55, 5);
const SUBMISSIONS = rounds(4);
const ENDLESS = 'while True:\n    pass\n';
const MAX_WAIT_MS = 2_000;

const lesson = authoredLessons().find(({ type }) => type === 'type_code')!;

async function submit(server: TestServer, { accessToken: token }: SignedUp, body: object): Promise<string> {
  const path = `/lessons/${lesson.uuid}/`;
  const reply = await call<{ ResultSlug: string }>(server, 'POST', path, { token, body });
  if (reply.status !== 200)
    throw new Error(`A submission got ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body.ResultSlug;
}

async function longestWait(runners: 1 | 2): Promise<Measure> {
  const server = await TestServer.start({ RUNNERS: String(runners), SPARE_RUNNERS: '1' });
  try {
    const [greedy, patient] = [await signUp(server), await signUp(server)];
    const files = lesson.solution.map(({ Name }) => ({ Name, Content: ENDLESS }));
    const loops = Array.from({ length: LOOPS }, () => submit(server, greedy, { Files: files }));
    // Most of them still wait when the server ends.
    for (const loop of loops) loop.catch(() => {});
    const startedAt = performance.now();
    await Promise.any(loops);
    const loopMs = performance.now() - startedAt;
    let longest = 0;
    for (let submission = 0; submission < SUBMISSIONS; submission++) {
      const started = performance.now();
      const result = await submit(server, patient, rightAnswer(lesson));
      longest = Math.max(longest, performance.now() - started);
      if (result !== 'success') throw new Error(`The right answer got ${result}`);
    }
    return {
      name: `the longest of ${SUBMISSIONS} submissions beside ${LOOPS} endless loops, RUNNERS=${runners}`,
      ours: longest,
      unit: 'ms',
      ...(runners === 1
        ? { peer: loopMs, peerName: 'one loop', limit: 1.5 }
        : { peer: MAX_WAIT_MS, peerName: 'the promise of', limit: 1 }),
    };
  } finally {
    await server.kill();
    await server.dispose();
  }
}

for (const runners of [2, 1] as const) report([await longestWait(runners)]);
