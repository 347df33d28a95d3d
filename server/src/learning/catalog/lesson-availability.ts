import { Inject, Injectable } from '@nestjs/common';
import { type Configured, SETTINGS } from '@server/platform/config';
import type { MissingService } from '@shared/contracts';
import { findLessonType, lessonTypes } from '@shared/lesson-types';

/**
 * What this server can't offer. A lesson that misses a service stays readable, and counts neither for progress nor for the
 * certificate (docs/github-lessons.md).
 */
@Injectable()
export class LessonAvailability {
  constructor(@Inject(SETTINGS) private readonly settings: Configured<MissingService>) {}

  /** The service that lessons of this type need and this server doesn't have. */
  missingFor(type: string): MissingService | undefined {
    const needed = findLessonType(type, lessonTypes)?.needs;
    return needed && !this.settings[needed] ? needed : undefined;
  }
}

export type Availability = Pick<LessonAvailability, 'missingFor'>;

/** For what's made without settings. */
export const ALL_LESSONS_AVAILABLE: Availability = { missingFor: () => undefined };
