import { ASSIGNMENT_HEADING } from '@shared/content/section-titles';

/** A problem in Markdown; `line` counts from 1. */
interface ProseFault {
  line: number;
  message: string;
}

const CALLOUTS = ['note', 'warning'];
const FENCE = /^ {0,3}(`{3,}|~{3,})\s*(\S*)/;
const CALLOUT = /^:::\s*([A-Za-z]*)/;

/**
 * Finds what would render wrong in lesson.md (docs/lesson-text.md): an empty text, code fences without a language or an
 * end, unknown or unclosed callouts and, if there is code to write, a missing `## Assignment`.
 */
export function checkProse(markdown: string, options: { needsAssignment: boolean }): ProseFault[] {
  if (!/\S/.test(markdown)) return [{ line: 1, message: 'is empty' }];
  const faults: ProseFault[] = [];
  let fence: { mark: string; line: number } | undefined;
  let calloutLine: number | undefined;
  let hasAssignment = false;

  for (const [index, text] of markdown.split('\n').entries()) {
    const line = index + 1;
    const [, mark, language] = FENCE.exec(text) ?? [];
    if (fence) {
      if (mark?.startsWith(fence.mark) && !language) fence = undefined;
      continue;
    }
    if (mark) {
      fence = { mark, line };
      if (!language) faults.push({ line, message: 'code fence names no language; use text for plain text' });
      continue;
    }
    if (ASSIGNMENT_HEADING.test(text)) hasAssignment = true;
    const [callout, name] = CALLOUT.exec(text) ?? [];
    if (callout === undefined) continue;
    if (name === '') {
      if (calloutLine === undefined) faults.push({ line, message: '::: ends no callout' });
      calloutLine = undefined;
      continue;
    }
    if (!CALLOUTS.includes(name!))
      faults.push({ line, message: `unknown callout ":::${name}"; there are ${CALLOUTS.join(' and ')}` });
    calloutLine = line;
  }

  if (fence) faults.push({ line: fence.line, message: 'code fence is never closed' });
  if (calloutLine !== undefined)
    faults.push({ line: calloutLine, message: 'callout is never closed by :::' });
  if (options.needsAssignment && !hasAssignment)
    faults.push({ line: 1, message: 'has no "## Assignment" section to say what to write' });
  return faults;
}
