import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import type { Grade } from '@shared/grading';
import { fingerprintOf, type StoredAnswer } from '@shared/lesson-types';
import { LRUCache } from 'lru-cache';
import type { JudgeTask } from './judge-task';

/** A failing learner waits this long for the message at most; after that, the next one gets it. */
const MAX_WAIT_MS = 3_000;
/** Versions of exercises whose mistakes are known; each takes a few hundred bytes. */
const MAX_EXERCISES = 2_000;

/** The names of an exercise's known mistakes, by what their failure looks like: their messages differ by language. */
type Mistakes = ReadonlyMap<string, string>;

/**
 * Recognizes mistakes that an exercise's author has foreseen (docs/lessons.md). Their programs are graded when the first
 * submission to a version of it fails, like a submission and one after the other. If that takes too long or goes
 * wrong, learners get their result without the message.
 */
export class KnownMistakes {
  private readonly log = new Logger('KnownMistakes');
  private readonly exercises = new LRUCache<string, Promise<Mistakes>>({ max: MAX_EXERCISES });

  constructor(
    private readonly grade: (task: JudgeTask) => Promise<Grade>,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  /** What the author says to a learner whose submission failed like this; undefined if it's none of their mistakes. */
  async messageFor(task: JudgeTask, grade: Grade): Promise<string | undefined> {
    const mistakes = task.exercise.type.knownMistakes?.(task.exercise.data) ?? [];
    if (mistakes.length === 0) return undefined;
    const key = `${task.exercise.ref.id} ${task.exercise.hash}`;
    const known = this.exercises.get(key) ?? this.gradeAll(key, task, mistakes);
    const name = (await within(this.maxWaitMs, known))?.get(keyOf(grade));
    return mistakes.find((mistake) => mistake.name === name)?.message;
  }

  private gradeAll(
    key: string,
    task: JudgeTask,
    mistakes: readonly { name: string; answer: StoredAnswer }[],
  ): Promise<Mistakes> {
    const names = (async () => {
      const found = new Map<string, string>();
      for (const { answer, name } of mistakes) found.set(keyOf(await this.grade({ ...task, answer })), name);
      return found;
    })().catch((error) => {
      this.log.warn(
        `The known mistakes of ${task.exercise.ref.source} ${task.exercise.ref.id} could not be graded: ${String(error)}`,
      );
      this.exercises.delete(key);
      return new Map<string, string>();
    });
    this.exercises.set(key, names);
    return names;
  }
}

/** A fingerprint contains a program's whole output, so only its hash is kept. */
const keyOf = (grade: Grade): string => createHash('sha256').update(fingerprintOf(grade)).digest('base64');

async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined).unref();
  });
  return Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
