import { explainCrash } from './crash-report';
import type { FoundTest } from './inspection';

const HEADER = /^( *)--- (FAIL|PASS|SKIP): (.+?) \(\d+\.\d+s\)$/;
const PLACE = /^ *(?:[\w.-]+_test|judge)\.go:\d+: /;
const RUN_IS_OVER = /^(PASS|FAIL)$/;
const MESSAGE_LIMIT = 10_000; // characters

/**
 * The testing package's own words about one test, without the times and the places in the judge's files. A line of a
 * subtest starts with the subtest's name.
 */
export function tellFailure(report: string, test: FoundTest, learnersFiles: ReadonlySet<string>): string {
  const [text, stack] = splitStack(report);
  const lines: string[] = [];
  let about = '';
  for (const line of text.split('\n')) {
    if (RUN_IS_OVER.test(line) && !test.example) continue;
    const header = HEADER.exec(line);
    if (header) {
      about = header[3] === test.name ? '' : `${header[3]!.slice(test.name.length + 1)}: `;
      continue;
    }
    const told = line.replace(PLACE, '');
    if (told.trim() !== '') lines.push(told === line ? line.replace(/^ {4,}/, '') : `${about}${told}`);
  }
  const where = stack && explainCrash(`\n\n${stack}`, learnersFiles).diagnostic;
  if (where) lines.push(`at ${where.file}:${where.line}`);
  return lines.join('\n').slice(0, MESSAGE_LIMIT);
}

/** A panic's stack, which the judge prints after its message, indented as the testing package does. */
function splitStack(report: string): [text: string, stack: string | undefined] {
  const start = /^ *goroutine \d+ \[running\]:$/m.exec(report);
  if (!start) return [report, undefined];
  const stack = report.slice(start.index).replaceAll(/^ {8}/gm, '');
  return [report.slice(0, start.index), stack.trimStart()];
}
