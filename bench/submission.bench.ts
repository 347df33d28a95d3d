import { spawnSync } from 'node:child_process';
import { signUp, succeed } from '../e2e/fixtures/api';
import { authoredLessons } from '../e2e/fixtures/content';
import { TestServer } from '../e2e/fixtures/server';
import { median, report } from './report';
import { rounds } from './rounds';

/** One graded Python submission over HTTP, compared with a native python3 that starts and runs the same program. */

const ROUNDS = rounds(40);
const WARM_UP = 5;

const PROGRAM = 'total = 0\nfor number in range(1000):\n    total += number\nprint(total)\n';

const timed = async (work: () => Promise<unknown> | unknown): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

/** The interpreter itself: a version manager's shim would skew the ratio in our favor. */
function findPython(): string {
  const found = spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' });
  if (found.status !== 0) throw new Error('This benchmark needs python3 to compare with.');
  return found.stdout.trim();
}

const python = findPython();

function native(): void {
  const run = spawnSync(python, ['-c', PROGRAM]);
  if (run.status !== 0) throw new Error(`${python} failed: ${run.stderr}`);
}

const server = await TestServer.start();
try {
  const { accessToken } = await signUp(server);
  const lesson = authoredLessons().find(({ type }) => type === 'type_code')!;
  const body = { Files: lesson.solution.map(({ Name }) => ({ Name, Content: PROGRAM })) };
  const submit = async () => {
    const path = `/lessons/${lesson.uuid}/`;
    const { ResultSlug } = await succeed<{ ResultSlug: string }>(server, 'POST', path, {
      token: accessToken,
      body,
    });
    if (ResultSlug !== 'failure') throw new Error(`The submission wasn't graded: ${ResultSlug}`);
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
      name: 'graded Python submission',
      ours: median(ours),
      peer: median(theirs),
      unit: 'ms',
      peerName: 'native python3',
    },
  ]);
} finally {
  await server.dispose();
}
