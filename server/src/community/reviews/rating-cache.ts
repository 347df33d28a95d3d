import { Injectable } from '@nestjs/common';
import { type CourseRating, CourseRatings, NO_RATING } from '@server/learning/catalog';
import { CachedValue, Invalidations } from '@server/platform/cache';
import { Clock } from '@server/platform/clock';
import { DataSource } from 'typeorm';

/** Without Redis, another process may have stored a review. */
const MAX_AGE_MS = 60_000;
const RATINGS = 'ratings';

/** Every course's rating, from all reviews with stars that others may see. */
@Injectable()
export class RatingCache extends CourseRatings {
  private readonly ratings: CachedValue<Map<string, CourseRating>>;

  constructor(
    private readonly dataSource: DataSource,
    clock: Clock,
    private readonly invalidations: Invalidations,
  ) {
    super();
    this.ratings = new CachedValue({ clock, maxAgeMs: MAX_AGE_MS, load: () => this.count() });
    invalidations.on(RATINGS, () => this.ratings.drop());
  }

  /** In all processes. Call it after a review was stored. */
  forget(): void {
    void this.invalidations.announce(RATINGS);
  }

  async of(courseId: string): Promise<CourseRating> {
    return (await this.ratings.get()).get(courseId) ?? NO_RATING;
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
