import type { AuthorContent, AuthorLesson, AuthorProblem, CheckReport } from '@shared/content/author';
import { ApiError } from '@web/api';
import { AsyncState } from '@web/stores';
import { makeAutoObservable, runInAction } from 'mobx';
import { type AuthorApi, authorApi } from './author-api';

/** What is checked: a folder of the content, empty for all of it. */
export interface CheckTask {
  path: string;
  withMutants: boolean;
}

/** The content as its author works on it: what's wrong with the files, and the checks that were asked for. */
export class AuthorStore {
  readonly content: AsyncState<AuthorContent>;
  /** The running check; null if there is none. */
  checking: CheckTask | null = null;
  report: CheckReport | null = null;
  /** Why the last check couldn't run. */
  checkError: string | null = null;
  /** When the files were last read again. */
  savedAt: Date | null = null;
  private running: AbortController | null = null;

  constructor(private readonly api: AuthorApi = authorApi) {
    this.content = new AsyncState((signal) => api.content(signal));
    makeAutoObservable<this, 'api' | 'running'>(this, { content: false, api: false, running: false });
  }

  /** Follows the files. Returns a function that stops this and a check in progress. */
  start(): () => void {
    const stop = this.api.onImported(() => {
      runInAction(() => {
        this.savedAt = new Date();
      });
      void this.content.reload();
    });
    return () => {
      stop();
      this.running?.abort();
    };
  }

  /** The problems of a folder and everything in it; of all content if it's empty. */
  problemsIn(folder: string): AuthorProblem[] {
    const problems = this.content.value?.problems ?? [];
    return folder === '' ? problems : problems.filter(({ file }) => `${file}/`.startsWith(`${folder}/`));
  }

  /**
   * Courses, chapters and lessons that have never been without problems, so that no page shows them: each with its
   * problems. A folder's problems aren't listed again under the folders in it.
   */
  get neverGood(): { folder: string; problems: AuthorProblem[] }[] {
    const known = this.knownFolders;
    const problems = Map.groupBy(this.problemsIn(''), ({ file }) => newFolderOf(file, known));
    return [...problems].flatMap(([folder, own]) =>
      folder === undefined ? [] : [{ folder, problems: own }],
    );
  }

  /** The problems of files whose last good version is shown, and of files that belong to no course. */
  get otherProblems(): AuthorProblem[] {
    return this.problemsIn('').filter(({ file }) => newFolderOf(file, this.knownFolders) === undefined);
  }

  private get knownFolders(): ReadonlySet<string> {
    const courses = this.content.value?.courses ?? [];
    const chapters = courses.flatMap((course) => course.chapters);
    const lessons = chapters.flatMap((chapter) => chapter.lessons);
    return new Set([...courses, ...chapters, ...lessons].map(({ folder }) => folder));
  }

  /** Undefined if it has never been loaded. */
  lessonOf(uuid: string): AuthorLesson | undefined {
    return this.content.value?.courses
      .flatMap(({ chapters }) => chapters.flatMap(({ lessons }) => lessons))
      .find((lesson) => lesson.uuid === uuid);
  }

  /** The folder of a lesson; undefined if it has never been loaded. */
  folderOf(uuid: string): string | undefined {
    return this.lessonOf(uuid)?.folder;
  }

  async check(task: CheckTask): Promise<void> {
    this.running?.abort();
    const running = new AbortController();
    this.running = running;
    this.checking = task;
    this.report = null;
    this.checkError = null;
    try {
      const report = await this.api.check(task.path, { ...task, signal: running.signal });
      this.settle(running, () => {
        this.report = report;
      });
    } catch (error) {
      this.settle(running, () => {
        this.checkError = error instanceof ApiError ? error.message : String(error);
      });
    }
  }

  closeReport(): void {
    this.report = null;
    this.checkError = null;
  }

  /** Unless another check has taken its place. */
  private settle(running: AbortController, outcome: () => void): void {
    if (this.running !== running || running.signal.aborted) return;
    runInAction(() => {
      this.running = null;
      this.checking = null;
      outcome();
    });
  }
}

const PLACE = /^(courses\/[^/]+)(\/chapters\/[^/]+)?(\/lessons\/[^/]+)?/;

/** The outermost course, chapter or lesson around a file that isn't known; undefined if all of them are. */
function newFolderOf(file: string, known: ReadonlySet<string>): string | undefined {
  const [, course, chapter = '', lesson = ''] = PLACE.exec(file) ?? [];
  if (course === undefined) return undefined;
  return [course, course + chapter, course + chapter + lesson].find((folder) => !known.has(folder));
}
