import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, signUp } from '../fixtures/api';
import { authoredLessons, rightAnswer } from '../fixtures/content';
import { TestServer } from '../fixtures/server';

/* The other limits are in bad-input.test.ts. This one keeps a core busy for as long as a program may take. */
let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.dispose());

test('code that never ends fails with its time limit, and the next submission works', async () => {
  const lesson = authoredLessons().find(({ type }) => type === 'type_code')!;
  const { accessToken: token } = await signUp(server);
  const submit = (body: unknown) => call(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body });
  const { Name } = lesson.solution[0]!;
  const endless = { Files: [{ Name, Content: 'while True:\n    pass\n' }] };
  expect(await submit(endless)).toMatchObject({
    status: 200,
    body: { ResultSlug: 'failure', ResultMessage: expect.stringMatching(/second/) },
  });
  expect(await submit(rightAnswer(lesson))).toMatchObject({ body: { ResultSlug: 'success' } });
});
