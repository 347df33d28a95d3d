export interface CourseRating {
  totalCount: number;
  /** 1 to 5, to two decimals; 0 without ratings. */
  average: number;
}

export const NO_RATING: CourseRating = { totalCount: 0, average: 0 };

/** Port, implemented by the reviews: how learners rate a course. */
export abstract class CourseRatings {
  abstract of(courseId: string): Promise<CourseRating>;
}
