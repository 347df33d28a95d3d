import { type CLIStepResult, cliStepResult } from '../../contracts';
import type { LessonFolder } from '../lesson-folder';

const FILE = 'solution.json';

/** A run of the solution as a terminal submits it, which proves that the lesson's tests can pass. */
export function readRecordedRun(folder: LessonFolder): CLIStepResult[] {
  const report = (message: string) => {
    folder.reportFile(`recorded/${FILE}`, message);
    return [];
  };
  const files = folder.filesIn('recorded');
  for (const name of files.keys())
    if (name !== FILE) folder.reportFile(`recorded/${name}`, `doesn’t belong here; only ${FILE} does`);
  const text = files.get(FILE);
  if (text === undefined) return report('is missing: it holds what a terminal submits for your solution');
  const parsed = parse(text);
  if (typeof parsed === 'string') return report(parsed);
  return parsed;
}

/** The results, or what's wrong with them. */
function parse(text: string): CLIStepResult[] | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
  const list = cliStepResult.array().safeParse((json as { CLIResults?: unknown } | null)?.CLIResults);
  if (list.success) return list.data;
  const [issue] = list.error.issues;
  return `${['CLIResults', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`;
}
