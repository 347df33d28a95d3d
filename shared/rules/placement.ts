/** The rules of placement checks (docs/placement.md). */

export const PLACEMENT_QUESTIONS = 10;
/** Fewer say too little. */
export const MIN_PLACEMENT_QUESTIONS = 4;

const QUESTION_TYPES: readonly string[] = ['type_choice', 'type_text_input'];

interface PlacementChapter<Lesson> {
  id: string;
  lessons: readonly Lesson[];
}

/**
 * The lessons whose questions make a course's check, in the course's order; none if it has too few. They're spread over the
 * chapters, and of a chapter the last ones are taken: they need what comes before them.
 */
export function placementLessons<Lesson extends { type: string }>(
  chapters: readonly Pick<PlacementChapter<Lesson>, 'lessons'>[],
): Lesson[] {
  const questions = chapters.map(({ lessons }) =>
    lessons.filter(({ type }) => QUESTION_TYPES.includes(type)).toReversed(),
  );
  const rounds = Math.max(0, ...questions.map(({ length }) => length));
  const inRounds = Array.from({ length: rounds }, (_, round) =>
    questions.flatMap((some) => some[round] ?? []),
  ).flat();
  if (inRounds.length < MIN_PLACEMENT_QUESTIONS) return [];
  const taken = new Set(inRounds.slice(0, PLACEMENT_QUESTIONS));
  return chapters.flatMap(({ lessons }) => lessons.filter((lesson) => taken.has(lesson)));
}

/**
 * The chapters that a learner can skip: those at the beginning whose questions all were answered right. A chapter without
 * a question can be skipped if a later one can. Never the last chapter: it's what a course leads to.
 */
export function skippableChapters(
  chapters: readonly PlacementChapter<{ id: string }>[],
  asked: ReadonlySet<string>,
  right: ReadonlySet<string>,
): string[] {
  let known = 0;
  for (const [index, { lessons }] of chapters.slice(0, -1).entries()) {
    const questions = lessons.filter(({ id }) => asked.has(id));
    if (questions.some(({ id }) => !right.has(id))) break;
    if (questions.length > 0) known = index + 1;
  }
  return chapters.slice(0, known).map(({ id }) => id);
}
