import { isFailureSignature } from '../grading';
import { messageProblems } from './author-message';
import type { LessonFolder } from './lesson-folder';

export const HINTS_FOLDER = 'hints';

/** What an author says to everybody whose failure has this signature (`failureSignature`), in Markdown. */
export interface FailureHint {
  /** Of its file, without .md. */
  name?: string;
  when: string;
  message: string;
}

const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/;
const FIRST_LINE = /^when: (.*)$/;

/** The file `hints/<name>.md` of a hint. */
export const formatHint = ({ when, message }: FailureHint): string => `when: ${when}\n\n${message.trim()}\n`;

/** Reads `hints/<name>.md`: `when: ` and the failure's signature, an empty line, and the message. */
export function readHints(folder: LessonFolder): { hints?: FailureHint[] } {
  const hints: FailureHint[] = [];
  const files = new Map<string, string>();
  for (const [name, text] of folder.filesIn(HINTS_FOLDER)) {
    const file = `${HINTS_FOLDER}/${name}`;
    if (!FILE_NAME.test(name)) {
      folder.reportFile(file, 'must be called like off-by-one.md: small letters, digits and hyphens');
      continue;
    }
    const [first = '', ...rest] = text.split('\n');
    const when = FIRST_LINE.exec(first.trimEnd())?.[1] ?? '';
    const message = rest.join('\n');
    const problem = signatureProblem(when, files.get(when));
    if (problem) folder.reportFile(file, problem);
    const wrong = messageProblems(message);
    for (const { line, problem } of wrong) folder.reportFile(file, problem, line + 1);
    if (problem || wrong.length > 0) continue;
    files.set(when, name);
    hints.push({ name: name.slice(0, -'.md'.length), when, message: message.trim() });
  }
  return hints.length > 0 ? { hints } : {};
}

function signatureProblem(when: string, other: string | undefined): string | undefined {
  if (other !== undefined) return `is for the same failure as ${HINTS_FOLDER}/${other}; keep one of them`;
  if (isFailureSignature(when)) return undefined;
  return 'must begin with "when: " and a failure as content:insights shows it, such as when: test add(1, 2) returned: -1';
}
