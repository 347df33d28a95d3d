import { Injectable } from '@nestjs/common';
import { CourseOutlines, type OutlineLesson } from '@server/catalog';
import { Clock } from '@server/platform/clock';
import { UserRepository } from '@server/users';
import { type Day, dayAfter, dayIn } from '@shared/rules/days';
import { isTrainable, trainingSeconds } from '@shared/rules/training';
import { DataSource, MoreThan } from 'typeorm';
import { planSession } from './plan-session';
import { TrainingCardEntity } from './training-card.entity';
import { TrainingReviewEntity } from './training-review.entity';

/** No day, in any zone, began longer ago. */
const LONGEST_DAY_MS = 26 * 3_600_000;

export interface TrainingItem {
  card: TrainingCardEntity;
  lesson: OutlineLesson;
  courseTitle: string;
}

export interface Training {
  items: TrainingItem[];
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
  async execute(userId: string, { more = false } = {}): Promise<Training> {
    const user = await this.users.find(userId);
    const timeZone = user?.timeZone ?? 'UTC';
    const day = dayIn(timeZone, this.clock.now());
    const [all, done] = await Promise.all([this.items(userId), this.reviewsOn(day, timeZone, userId)]);
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
      items: session.cards,
      numWaiting: session.numWaiting,
      numDoneToday: done.length,
      numTomorrow: tomorrow.cards.length,
      numCards: all.length,
    };
  }

  /** The cards of lessons that are still offered and suited. */
  private async items(userId: string): Promise<TrainingItem[]> {
    const [cards, outlines] = await Promise.all([
      this.dataSource.getRepository(TrainingCardEntity).findBy({ userId }),
      this.outlines.all(),
    ]);
    const places = new Map(
      outlines.flatMap(({ course, lessons }) =>
        lessons.map((lesson) => [lesson.id, { lesson, courseTitle: course.title }]),
      ),
    );
    return cards.flatMap((card) => {
      const place = places.get(card.lessonId);
      return place && isTrainable(place.lesson) ? [{ card, ...place }] : [];
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
