import { type LessonTypes, lessonTypes } from '@shared/lesson-types';
import type { Content } from './content';
import { ContentFiles } from './content-files';
import { brokenLinks } from './media/inner-links';
import type { ContentProblem } from './problem';
import { readBosses } from './read-bosses';
import { type ReadLesson, readCourse } from './read-course';
import { languageIn } from './read-lesson';
import { readTeachers } from './read-teachers';
import { inOrderOfTracks, readTracks } from './read-tracks';
import { LessonThread, threadsFor } from './reading/lesson-threads';
import { type LessonPlace, type RememberedLesson, readLessonAlone } from './reading/remembered-lesson';
import type { TranslationState } from './translations/made-from';
import { UniqueNames } from './unique-names';

/** `content` is complete only if there are no problems; otherwise it lacks what couldn't be read. */
export interface ContentReading {
  content: Content;
  problems: ContentProblem[];
  /** Translations that don't fit their originals. They stop nothing. */
  warnings: ContentProblem[];
  translations: TranslationState[];
}

/**
 * Reads a content folder (tracks/, courses/, teachers/ and bosses/; other folders belong to other parts of the platform). Everything wrong
 * becomes a problem with its file and line. Throws only if the disk itself fails.
 */
export const readContent = (root: string, types?: LessonTypes): ContentReading =>
  new ContentReader(root, types).read();

/** Longest time that reading ahead keeps the process from anything else. */
const SLICE_MS = 15;
/** So few that no thread is left with them at the end. */
const LESSONS_PER_MESSAGE = 50;

/** Reads a content folder again and again: lessons are remembered until one of their files changes. */
export class ContentReader {
  readonly #lessons = new Map<string, RememberedLesson>();
  #changes = 0;

  constructor(
    readonly root: string,
    private readonly types: LessonTypes = lessonTypes,
  ) {}

  /** Call when a file or folder was added, removed or changed; its path is relative to the content folder. */
  forget(path: string): void {
    this.#changes += 1;
    const lesson = lessonFolderOf(path);
    if (lesson) this.#lessons.delete(lesson);
    else for (const known of this.#lessons.keys()) if (known.startsWith(path)) this.#lessons.delete(known);
  }

  /**
   * Reads the lessons in small steps, so that a server can answer meanwhile, and with the help of threads if there are
   * many. `read` then only puts them together.
   */
  async readAhead(threadCount?: number): Promise<void> {
    const waiting = this.#unread();
    // Threads know the platform's own lesson types only.
    const count = this.types === lessonTypes ? (threadCount ?? threadsFor(waiting.length)) : 0;
    const threads = Array.from({ length: count }, () => new LessonThread(this.root));
    try {
      await Promise.all([
        ...threads.map((thread) => this.#readThere(thread, waiting)),
        this.#readHere(waiting),
      ]);
    } finally {
      for (const thread of threads) thread.end();
    }
  }

  #unread(): LessonPlace[] {
    const files = new ContentFiles(this.root);
    return files.folders('courses').flatMap((course) => {
      const language = languageIn(files.readYaml(`courses/${course}/course.yaml`)?.data);
      return files.folders(`courses/${course}/chapters`).flatMap((chapter) => {
        const folder = `courses/${course}/chapters/${chapter}/lessons`;
        const places = files.folders(folder).map((lesson) => ({ path: `${folder}/${lesson}`, language }));
        return places.filter(
          ({ path }) => this.#lessons.get(path)?.language !== language || !this.#lessons.has(path),
        );
      });
    });
  }

  async #readHere(waiting: LessonPlace[]): Promise<void> {
    let sliceEnd = performance.now() + SLICE_MS;
    for (let place = waiting.pop(); place; place = waiting.pop()) {
      this.#remembered(place);
      if (performance.now() < sliceEnd) continue;
      await new Promise((resolve) => setImmediate(resolve));
      sliceEnd = performance.now() + SLICE_MS;
    }
  }

  async #readThere(thread: LessonThread, waiting: LessonPlace[]): Promise<void> {
    while (waiting.length > 0) {
      const places = waiting.splice(0, LESSONS_PER_MESSAGE);
      const changes = this.#changes;
      const lessons = await thread.read(places);
      // A lesson that changed meanwhile may have been read before or after: `read` does it again.
      if (changes !== this.#changes) continue;
      for (const [index, { path }] of places.entries()) this.#lessons.set(path, lessons[index]!);
    }
  }

  read(): ContentReading {
    const files = new ContentFiles(this.root);
    const names = new UniqueNames();
    const slugs = files.folders('courses');
    if (slugs.length === 0) files.problems.add('courses', 1, 'holds no course');
    for (const entry of files.list('courses') ?? [])
      if (!entry.isDirectory()) files.problems.add(`courses/${entry.name}`, 1, 'does not belong here');
    const teachers = readTeachers(files, names);
    readBosses(files, names); // for its problems: the game has them in memory
    const readLesson: ReadLesson = (path, language) => {
      const { lesson, problems, claims, warnings, translations } = this.#remembered({ path, language });
      for (const { file, line, message } of problems) files.problems.add(file, line, message);
      for (const claim of claims) names.claim(claim, files.problems);
      for (const { file, line, message } of warnings) files.warnings.add(file, line, message);
      files.translations.push(...translations);
      return lesson;
    };
    const courses = slugs
      .map((slug) => readCourse({ files, names, readLesson }, slug, teachers))
      .filter((course) => course !== undefined);
    const tracks = readTracks(files, names, slugs, courses);
    const content = { tracks, courses: inOrderOfTracks(courses, tracks) };
    const problems = files.problems.sorted();
    // What could not be read would look like a link that leads nowhere.
    return {
      content,
      problems: problems.length > 0 ? problems : brokenLinks(content),
      warnings: files.warnings.sorted(),
      translations: files.translations,
    };
  }

  #remembered(place: LessonPlace): RememberedLesson {
    const known = this.#lessons.get(place.path);
    if (known && known.language === place.language) return known;
    const remembered = readLessonAlone(this.root, place, this.types);
    this.#lessons.set(place.path, remembered);
    return remembered;
  }
}

const LESSON_FOLDER = /^courses\/[^/]+\/chapters\/[^/]+\/lessons\/[^/]+/;

/** The lesson's folder that contains a file of it; undefined for other files. */
export const lessonFolderOf = (path: string): string | undefined => LESSON_FOLDER.exec(path)?.[0];
