import type { ExerciseRef } from './exercise-ref';
import type { ExerciseSource } from './exercise-source';
import { LESSONS } from './lesson-source';

const SOURCES: Readonly<Record<ExerciseRef['source'], ExerciseSource>> = { lesson: LESSONS };

/** What an exercise comes from. */
export const sourceOf = ({ source }: ExerciseRef): ExerciseSource => SOURCES[source];
