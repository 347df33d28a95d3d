import { spawnSync } from 'node:child_process';
import { signUp } from '../e2e/fixtures/api';
import { TestServer } from '../e2e/fixtures/server';
import { median, report } from './report';

/** One judged Python submission over HTTP against a native python3 that starts and runs the same program. */

const ROUNDS = 40;
const WARM_UP = 5;

interface Lesson {
  UUID: string;
  LessonDataCode?: { StarterFiles: { Name: string; IsReadonly: boolean; IsHidden: boolean }[] };
}

async function firstLesson(url: string): Promise<Lesson> {
  const get = async <T>(path: string) => (await (await fetch(`${url}/v1${path}`)).json()) as T;
  const [overview] = await get<{ Slug: string }[]>('/static/courses/overview');
  const course = await get<{ Chapters: { Lessons: { UUID: string }[] }[] }>(
    `/static/courses/slug/${overview!.Slug}`,
  );
  return get<Lesson>(`/static/lessons/${course.Chapters[0]!.Lessons[0]!.UUID}`);
}

const PROGRAM = 'total = 0\nfor number in range(1000):\n    total += number\nprint(total)\n';

const timed = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

function native(): void {
  const run = spawnSync('python3', ['-c', PROGRAM]);
  if (run.status !== 0) throw new Error('This benchmark needs python3 to compare with.');
}

const server = await TestServer.start();
try {
  const { accessToken } = await signUp(server);
  const lesson = await firstLesson(server.url);
  const files = lesson.LessonDataCode!.StarterFiles.filter((file) => !file.IsReadonly && !file.IsHidden);
  const submit = async () => {
    const reply = await fetch(`${server.url}/v1/lessons/${lesson.UUID}/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ Files: files.map(({ Name }) => ({ Name, Content: PROGRAM })) }),
    });
    const { ResultSlug } = (await reply.json()) as { ResultSlug?: string };
    if (ResultSlug !== 'failure')
      throw new Error(`The submission was not judged: ${reply.status} ${ResultSlug}`);
  };
  for (let round = 0; round < WARM_UP; round++) await submit();
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await timed(submit));
    theirs.push(await timed(native));
  }
  report([
    {
      name: 'judged Python submission',
      ours: median(ours),
      peer: median(theirs),
      unit: 'ms',
      peerName: 'native python3',
      limit: 5,
    },
  ]);
} finally {
  await server.dispose();
}
