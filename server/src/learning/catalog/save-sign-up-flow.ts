import { Injectable } from '@nestjs/common';
import { UserRepository } from '@server/people/users';
import { ChooseTrack } from './choose-track';
import { CourseOutlines } from './course-outlines';
import { Tracks } from './tracks';

export interface SignUpFlow {
  /** Lessons that the learner solved as a guest. */
  lessonIds: readonly string[];
  /** The track that they chose as a guest. */
  trackId: string | null;
}

/**
 * Saves what a learner chose before they had an account. Solved lessons count once their answers are judged
 * (docs/session.md); here they only say which track the dashboard should follow if none was chosen.
 */
@Injectable()
export class SaveSignUpFlow {
  constructor(
    private readonly users: UserRepository,
    private readonly outlines: CourseOutlines,
    private readonly tracks: Tracks,
    private readonly chooseTrack: ChooseTrack,
  ) {}

  /** @throws DomainError `not-found` if the chosen track doesn't exist. */
  async execute(userId: string, { lessonIds, trackId }: SignUpFlow): Promise<void> {
    if (trackId !== null) return this.chooseTrack.execute(userId, trackId);
    const user = await this.users.find(userId);
    if (user?.activeTrackId) return;
    const begun = await this.trackOf(lessonIds);
    if (begun !== undefined) await this.chooseTrack.execute(userId, begun);
  }

  /** The first track with a course that has one of the lessons. */
  private async trackOf(lessonIds: readonly string[]): Promise<string | undefined> {
    const outlines = await Promise.all(lessonIds.map((id) => this.outlines.ofLesson(id)));
    const courseIds = new Set(outlines.map((outline) => outline?.course.id));
    const tracks = await this.tracks.all();
    return tracks.find(({ courseIds: of }) => of.some((id) => courseIds.has(id)))?.id;
  }
}
