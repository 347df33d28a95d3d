import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { ContentFixture } from '../../src/authoring/content-import/testing/content-fixture';

export interface QuestionCourses {
  courses: number;
  chapters: number;
  /** In each chapter. */
  lessons: number;
}

export const RIGHT = { Choice: 'right' };
export const WRONG = { Choice: 'wrong' };

/** Ids that are the same in every run. `kind` keeps those of courses, chapters and lessons apart. */
const idOf = (kind: 'a' | 'b' | '9' | '8', number: number) =>
  `00000000-0000-4000-${kind}000-${String(number).padStart(12, '0')}`;

/** A boss, and courses of nothing but questions: those are judged without runners, and RIGHT answers all of them. */
export class QuestionContent {
  readonly files = new ContentFixture({});
  readonly lessonIds: string[] = [];
  readonly courseIds: string[] = [];
  readonly chapterIds: string[] = [];

  constructor(private readonly size: QuestionCourses) {
    for (let course = 0; course < size.courses; course++) this.writeCourse(course);
    cpSync(
      join(import.meta.dirname, '../../../content/bosses/hound'),
      join(this.files.root, 'bosses/hound'),
      {
        recursive: true,
      },
    );
    this.files.write(
      'tracks/questions.yaml',
      `uuid: ${idOf('a', 1)}\nslug: questions\ntitle: Questions\ndescription: All of them.\ncourses:\n${list(
        this.courseIds.map((_, course) => `course-${course}`),
      )}`,
    );
  }

  factsOf(number: number) {
    const { lessons } = this.size;
    const chapterId = this.chapterIds[Math.floor(number / lessons)]!;
    return { id: this.lessonIds[number]!, chapterId, difficulty: difficultyOf(number) };
  }

  /** All lessons of a lesson's chapter. */
  chapterOf(lessonId: string): string[] {
    const { lessons } = this.size;
    const first = Math.floor(this.lessonIds.indexOf(lessonId) / lessons) * lessons;
    return this.lessonIds.slice(first, first + lessons);
  }

  [Symbol.dispose](): void {
    this.files[Symbol.dispose]();
  }

  private writeCourse(course: number): void {
    const folder = `courses/course-${course}`;
    const chapters = Array.from({ length: this.size.chapters }, (_, index) => `part-${course}-${index}`);
    const id = idOf('b', course);
    this.courseIds.push(id);
    this.files.write(
      `${folder}/course.yaml`,
      `uuid: ${id}\nslug: course-${course}\ntitle: Course ${course}\nsummary: Questions.\ndescription: Questions.\nlanguage: python\nstatus: live\nemblem: snake\nrewardXp: 500\nchapters:\n${list(chapters)}`,
    );
    for (const slug of chapters) this.writeChapter(`${folder}/chapters/${slug}`, slug);
  }

  private writeChapter(folder: string, slug: string): void {
    const id = idOf('9', this.chapterIds.length);
    this.chapterIds.push(id);
    const names = Array.from(
      { length: this.size.lessons },
      (_, index) => `q-${this.lessonIds.length + index}`,
    );
    this.files.write(
      `${folder}/chapter.yaml`,
      `uuid: ${id}\nslug: ${slug}\ntitle: Part\ndescription: Questions.\nlessons:\n${list(names)}`,
    );
    for (const name of names) this.writeLesson(`${folder}/lessons/${name}`, name);
  }

  private writeLesson(folder: string, slug: string): void {
    const number = this.lessonIds.length;
    const id = idOf('8', number);
    this.lessonIds.push(id);
    this.files.write(`${folder}/lesson.md`, 'Which one is it?\n');
    this.files.write(
      `${folder}/lesson.yaml`,
      `uuid: ${id}\nslug: ${slug}\ntitle: Question ${number}\ntype: type_choice\ndifficulty: ${difficultyOf(number)}\nquestion: Which one?\nchoices: [right, wrong]\nanswer: right\nexplanation: It is right.\n`,
    );
  }
}

const difficultyOf = (number: number) => 1 + (number % 10);

const list = (names: readonly string[]) => names.map((name) => `  - ${name}\n`).join('');
