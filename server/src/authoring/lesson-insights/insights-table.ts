import type { InsightsOverview, LessonInsights, LessonNumbers } from '@shared/content/author';
import { medianInWords, percentOf } from '@shared/content/insight-words';

/** The numbers of lessons for a terminal, in the given order; lessons without submissions are left out. */
export function insightsTable(
  { days, lessons }: InsightsOverview,
  ordered: readonly { id: string; path: string }[],
): string {
  const numbersOf = new Map(lessons.map((numbers) => [numbers.uuid, numbers]));
  const rows = ordered.flatMap(({ id, path }) => {
    const numbers = numbersOf.get(id);
    return numbers ? [[path, ...cellsOf(numbers)]] : [];
  });
  if (rows.length === 0) return `Nobody has submitted any of these lessons in the last ${days} days.`;
  const head = ['lesson', 'attempts', 'learners', 'solved', 'gave up', 'first try', 'median time'];
  return `The last ${days} days\n\n${aligned([head, ...rows])}`;
}

/** One lesson's numbers and clusters for a terminal. */
export function lessonTable(path: string, { days, numbers, clusters, unclustered }: LessonInsights): string {
  const lines = [insightsTable({ days, lessons: [numbers] }, [{ id: numbers.uuid, path }])];
  for (const { signature, learners, attempts, hint, example } of clusters) {
    lines.push(
      '',
      `${signature}  (${learners} ${learners === 1 ? 'learner' : 'learners'}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'})`,
    );
    lines.push(hint === null ? '  no hint yet' : `  hint: ${hint.split('\n')[0]}`);
    for (const { name, text } of example) lines.push(indent(name === '' ? text : `${name}:\n${text}`));
  }
  if (unclustered > 0) lines.push('', `${unclustered} older failures aren’t clustered.`);
  return lines.join('\n');
}

function cellsOf(numbers: LessonNumbers): string[] {
  const { attempts, started, finished, left, firstTry } = numbers;
  const share = (count: number) => percentOf(count, started);
  return [
    String(attempts),
    String(started),
    `${finished} (${share(finished)})`,
    `${left} (${share(left)})`,
    share(firstTry),
    medianInWords(numbers),
  ];
}

/** The first column to the left, numbers to the right. */
function aligned(rows: readonly string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n');
}

const indent = (text: string): string =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
