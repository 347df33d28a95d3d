import { Injectable } from '@nestjs/common';
import { type LearnerCourse, LearnerCourses, type LiveTrack, Tracks } from '@server/learning/catalog';
import { Certificates } from '@server/learning/certificates';
import type { UserEntity } from '@server/people/users';

export interface LearnedCourse extends LearnerCourse {
  completedAt: Date | null;
}

export interface LearnedTrack {
  track: LiveTrack;
  courses: LearnedCourse[];
  isActive: boolean;
}

/** The courses and tracks that a learner has begun, in the catalog's order. */
@Injectable()
export class Learned {
  constructor(
    private readonly courses: LearnerCourses,
    private readonly tracks: Tracks,
    private readonly certificates: Certificates,
  ) {}

  async of({ id, activeTrackId }: UserEntity): Promise<{ tracks: LearnedTrack[]; courses: LearnedCourse[] }> {
    const [all, tracks, completions] = await Promise.all([
      this.courses.all(id),
      this.tracks.all(),
      this.certificates.completionsOf(id),
    ]);
    const completedAt = new Map(
      completions.map((completion) => [completion.courseId, completion.completedAt]),
    );
    const courses = all.map((course) => ({
      ...course,
      completedAt: completedAt.get(course.outline.course.id) ?? null,
    }));
    // A course that was completed stays so when its learner starts over.
    const begun = courses.filter(({ numComplete, completedAt }) => numComplete > 0 || completedAt);
    return {
      courses: begun,
      tracks: tracks
        .map((track) => ({
          track,
          courses: courses.filter(({ outline }) => track.courseIds.includes(outline.course.id)),
          isActive: track.id === activeTrackId,
        }))
        .filter((track) => track.isActive || track.courses.some((course) => begun.includes(course))),
    };
  }
}
