export const EASIEST = 1;
export const HARDEST = 10;

/** A difficulty counts as measured once so many learners have finished the lesson. */
export const MIN_FINISHED = 20;

/** How the weight is shared between the signs of difficulty; 0.2 is reserved for tutor chats. */
const WEIGHTS = { attemptsPerSuccess: 0.4, solutionShare: 0.4 };
const TOTAL_WEIGHT = WEIGHTS.attemptsPerSuccess + WEIGHTS.solutionShare;

/** What learners' work in a lesson says about its difficulty. */
export interface DifficultySigns {
  attemptsPerSuccess: number;
  /** Of the learners who tried, those who looked at the solution first, 0 to 1. */
  solutionShare: number;
}

/** The difficulties, EASIEST to HARDEST, of the lessons of one course: each sign counts by its rank among them. */
export function measuredDifficulties(lessons: readonly DifficultySigns[]): number[] {
  const attempts = lessons.map(({ attemptsPerSuccess }) => attemptsPerSuccess);
  const solutions = lessons.map(({ solutionShare }) => solutionShare);
  return lessons.map(({ attemptsPerSuccess, solutionShare }) => {
    const rank =
      (WEIGHTS.attemptsPerSuccess * percentile(attemptsPerSuccess, attempts) +
        WEIGHTS.solutionShare * percentile(solutionShare, solutions)) /
      TOTAL_WEIGHT;
    return Math.round(EASIEST + (HARDEST - EASIEST) * rank);
  });
}

/** The share of values below this one, where equal ones count half; 0 to 1. */
function percentile(value: number, values: readonly number[]): number {
  const below = values.filter((other) => other < value).length;
  const equal = values.filter((other) => other === value).length;
  return (below + equal / 2) / values.length;
}
