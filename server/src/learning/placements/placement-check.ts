import { Injectable } from '@nestjs/common';
import { type CourseOutline, CourseOutlines, courseNotFound } from '@server/learning/catalog';
import { LessonReader, type OpenLesson } from '@server/learning/lessons';
import type { SubmissionBody } from '@shared/contracts';
import { AnswerRefused } from '@shared/lesson-types';
import type { Locale } from '@shared/locales';
import { placementLessons, skippableChapters } from '@shared/rules/placement';
import { noCheck } from './placements.errors';

export interface Check {
  outline: CourseOutline;
  /** The lessons that are asked about, in the course's order. */
  lessons: OpenLesson[];
}

/** By the lesson that it's about. */
export type Answers = ReadonlyMap<string, SubmissionBody>;

export interface CheckResult {
  courseId: string;
  chapterIds: string[];
  numRight: number;
  numQuestions: number;
}

/** Asks a course's own questions ahead, and says which of its chapters the answers make unnecessary. */
@Injectable()
export class PlacementCheck {
  constructor(
    private readonly outlines: CourseOutlines,
    private readonly lessons: LessonReader,
  ) {}

  /** @throws DomainError `not-found` if there's no such course, or it has too few questions. */
  async of(courseId: string, locale: Locale): Promise<Check> {
    const outline = await this.outlines.byId(courseId);
    if (!outline) throw courseNotFound();
    const asked = placementLessons(
      outline.chapters.map(({ lessons }) => ({ lessons: lessons.filter(({ missing }) => !missing) })),
    );
    if (asked.length === 0) throw noCheck();
    return { outline, lessons: await Promise.all(asked.map(({ id }) => this.lessons.byId(id, locale))) };
  }

  /** An answer that doesn't fit its question is a wrong one. */
  async judge({ outline, lessons }: Check, answers: Answers): Promise<CheckResult> {
    const verdicts = await Promise.all(
      lessons.map((lesson) => isRight(lesson, answers.get(lesson.lesson.id))),
    );
    const right = new Set(lessons.filter((_, at) => verdicts[at]).map(({ lesson }) => lesson.id));
    const asked = new Set(lessons.map(({ lesson }) => lesson.id));
    const chapters = outline.chapters.map((each) => ({ id: each.chapter.id, lessons: each.lessons }));
    return {
      courseId: outline.course.id,
      chapterIds: skippableChapters(chapters, asked, right),
      numRight: right.size,
      numQuestions: lessons.length,
    };
  }
}

/** Questions are judged without a runner. */
const NO_RUNNER = undefined as never;

async function isRight({ type, lesson, language }: OpenLesson, body?: SubmissionBody): Promise<boolean> {
  if (!body) return false;
  try {
    const answer = type.readAnswer(lesson.data, body);
    return (await type.grade(NO_RUNNER, { data: lesson.data, answer, language })).verdict === 'success';
  } catch (error) {
    if (error instanceof AnswerRefused) return false;
    throw error;
  }
}
