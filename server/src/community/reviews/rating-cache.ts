import { Injectable } from '@nestjs/common';
import { type CourseRating, CourseRatings, NO_RATING } from '@server/learning/catalog';
import { Clock } from '@server/platform/clock';
import { DataSource } from 'typeorm';

/** Another process may have stored a review. */
const CACHE_TTL_MS = 60_000;

/** Every course's rating, from all reviews with stars that others may see. */
@Injectable()
export class RatingCache extends CourseRatings {
  private cached: { until: number; ratings: Promise<Map<string, CourseRating>> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** Call it after a review was stored. */
  forget(): void {
    this.cached = undefined;
  }

  async of(courseId: string): Promise<CourseRating> {
    return (await this.all()).get(courseId) ?? NO_RATING;
  }

  private all(): Promise<Map<string, CourseRating>> {
    const now = this.clock.now().getTime();
    if (this.cached && this.cached.until > now) return this.cached.ratings;
    const ratings = this.count();
    this.cached = { until: now + CACHE_TTL_MS, ratings };
    ratings.catch(() => this.forget()); // this caller gets the error, the next one retries
    return ratings;
  }

  private async count(): Promise<Map<string, CourseRating>> {
    const rows: { course_id: string; total: number; stars: number }[] = await this.dataSource.sql`
      SELECT course_id, COUNT(rating) AS total, SUM(rating) AS stars
      FROM reviews WHERE rating IS NOT NULL AND visibility = 'public' AND NOT EXISTS (
        SELECT 1 FROM users WHERE users.id = reviews.user_id AND suspended_at IS NOT NULL)
      GROUP BY course_id`;
    return new Map(
      rows.map(({ course_id, total, stars }) => [
        course_id,
        { totalCount: Number(total), average: Math.round((Number(stars) / Number(total)) * 100) / 100 },
      ]),
    );
  }
}
