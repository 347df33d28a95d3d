import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LessonPlace, RememberedLesson } from './remembered-lesson';

/** A thread starts in the time that reading so many lessons takes. */
const MIN_LESSONS_PER_THREAD = 1_000;
/** More would wait for the disk, and for the thread that collects what they've read. */
const MAX_THREADS = 4;

/** How many threads are worth starting for so many lessons, beside the one that asks. */
export const threadsFor = (lessons: number): number =>
  Math.min(MAX_THREADS, availableParallelism() - 1, Math.floor(lessons / MIN_LESSONS_PER_THREAD));

/** Reads lessons on a thread of its own. */
export class LessonThread {
  private readonly worker: Worker;

  constructor(private readonly root: string) {
    const file = threadFile();
    const execArgv = file.endsWith('.ts') ? ['--import', '@oxc-node/core/register'] : [];
    this.worker = new Worker(file, { execArgv, env: {} });
  }

  /** One call at a time. Rejects if the thread breaks; it must be ended then. */
  read(places: readonly LessonPlace[]): Promise<RememberedLesson[]> {
    const { promise, resolve, reject } = Promise.withResolvers<RememberedLesson[]>();
    const onExit = () => reject(new Error('a thread that reads lessons ended'));
    this.worker.once('message', resolve).once('error', reject).once('exit', onExit);
    this.worker.postMessage({ root: this.root, places });
    return promise.finally(() =>
      this.worker.off('message', resolve).off('error', reject).off('exit', onExit),
    );
  }

  end(): void {
    void this.worker.terminate();
  }
}

/** Next to the server's bundle in production, otherwise the source. */
function threadFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const built = [here, dirname(here)].map((folder) => join(folder, 'lesson-thread.js'));
  return built.find((path) => existsSync(path)) ?? join(here, 'lesson-thread.ts');
}
