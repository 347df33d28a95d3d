import { Injectable } from '@nestjs/common';
import {
  type CourseEntity,
  CourseOutlines,
  LessonEntity,
  type OutlineLesson,
} from '@server/learning/catalog';
import { UserRepository } from '@server/people/users';
import { Clock } from '@server/platform/clock';
import { ANY_LOCALE, decideLocale } from '@server/platform/locale';
import { type LessonView, languageOf, lessonTypeOf, translatedData, variantData } from '@shared/lesson-types';
import { DEFAULT_LOCALE, type Locale } from '@shared/locales';
import { type Day, dayAfter, dayIn } from '@shared/rules/days';
import { isTrainable, trainingSeconds, variantNumber } from '@shared/rules/training';
import { DataSource, In, MoreThan } from 'typeorm';
import { planSession } from './plan-session';
import { TrainingCardEntity } from './training-card.entity';
import { TrainingReviewEntity } from './training-review.entity';

/** No day, in any zone, began longer ago. */
const LONGEST_DAY_MS = 26 * 3_600_000;

export interface TrainingItem {
  card: TrainingCardEntity;
  lesson: OutlineLesson;
  course: Pick<CourseEntity, 'title' | 'language'>;
}

/** An exercise of today: the lesson itself, or one of its variants. */
export interface TrainingExercise extends TrainingItem {
  variant: { number: number; task: string | null; view: LessonView } | null;
}

export interface Training {
  items: TrainingExercise[];
  /** Due cards that don't fit into today's five minutes. */
  numWaiting: number;
  numDoneToday: number;
  /** What tomorrow's session holds if today's is finished. */
  numTomorrow: number;
  /** Everything that the learner trains. */
  numCards: number;
}

/** A learner's training for today, by the day of their own time zone. */
@Injectable()
export class GetTraining {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outlines: CourseOutlines,
    private readonly users: UserRepository,
    private readonly clock: Clock,
  ) {}

  /** `more` plans another five minutes on top of what's done today. */
  async execute(userId: string, { more = false, language = ANY_LOCALE } = {}): Promise<Training> {
    const user = await this.users.find(userId);
    const timeZone = user?.timeZone ?? 'UTC';
    const locale = decideLocale(language, user?.locale);
    const day = dayIn(timeZone, this.clock.now());
    const [all, done] = await Promise.all([
      this.items(userId, locale),
      this.reviewsOn(day, timeZone, userId),
    ]);
    const lessons = new Map(all.map(({ lesson }) => [lesson.id, lesson]));
    const secondsOf = (id: string) => trainingSeconds(lessons.get(id) ?? { type: '' });
    const session = planSession(all, {
      timeZone,
      day,
      secondsDone: more ? 0 : done.reduce((sum, { lessonId }) => sum + secondsOf(lessonId), 0),
      newDone: more ? 0 : done.filter(({ reviewsBefore }) => reviewsBefore === 0).length,
    });
    const planned = new Set(session.cards);
    const later = all.filter((item) => !planned.has(item));
    const tomorrow = planSession(later, { timeZone, day: dayAfter(day), secondsDone: 0, newDone: 0 });
    return {
      items: await this.withVariants(session.cards, locale),
      numWaiting: session.numWaiting,
      numDoneToday: done.length,
      numTomorrow: tomorrow.cards.length,
      numCards: all.length,
    };
  }

  /** The cards of lessons that are still offered and suited. */
  private async items(userId: string, locale: Locale): Promise<TrainingItem[]> {
    const [cards, outlines] = await Promise.all([
      this.dataSource.getRepository(TrainingCardEntity).findBy({ userId }),
      this.outlines.all(),
    ]);
    const places = new Map(
      outlines
        .map((outline) => outline.in(locale))
        .flatMap(({ course, lessons }) => lessons.map((lesson) => [lesson.id, { lesson, course }])),
    );
    return cards.flatMap((card) => {
      const place = places.get(card.lessonId);
      return place && isTrainable(place.lesson) ? [{ card, ...place }] : [];
    });
  }

  private async withVariants(items: readonly TrainingItem[], locale: Locale): Promise<TrainingExercise[]> {
    const lessons = await this.dataSource
      .getRepository(LessonEntity)
      .findBy({ id: In(items.map(({ lesson }) => lesson.id)) });
    const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
    return items.map((item) => {
      const row = byId.get(item.lesson.id);
      const data = row && translatedDataOf(row, locale);
      const { userId, reviews } = item.card;
      const number = data?.variants && variantNumber(data.variants.length, userId, reviews);
      const variant = number === undefined ? undefined : data?.variants?.[number];
      if (!data || number === undefined || !variant) return { ...item, variant: null };
      const view = lessonTypeOf(data).present(variantData(data, variant), languageOf(data, item.course));
      return { ...item, variant: { number, task: variant.task, view } };
    });
  }

  private async reviewsOn(day: Day, timeZone: string, userId: string): Promise<TrainingReviewEntity[]> {
    const since = new Date(this.clock.now().getTime() - LONGEST_DAY_MS);
    const recent = await this.dataSource
      .getRepository(TrainingReviewEntity)
      .findBy({ userId, reviewedAt: MoreThan(since) });
    return recent.filter(({ reviewedAt }) => dayIn(timeZone, reviewedAt) === day);
  }
}

function translatedDataOf({ data, translations }: LessonEntity, locale: Locale): LessonEntity['data'] {
  const texts = locale === DEFAULT_LOCALE ? undefined : translations?.[locale];
  return texts ? translatedData(lessonTypeOf(data), data, texts.fields) : data;
}
