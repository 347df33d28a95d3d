import { explainCrash } from './crash-report';
import type { FoundTest } from './inspection';

const HEADER = /^( *)--- (FAIL|PASS|SKIP): (.+?) \(\d+\.\d+s\)$/;
const LOCATION = /^ *(?:[\w.-]+_test|judge)\.go:\d+: /;
const RUN_END = /^(PASS|FAIL)$/;
const MESSAGE_LIMIT = 10_000; // characters

/**
 * The testing package's output for one test, without times and locations in the test files. Lines of a subtest start with
 * the subtest's name.
 */
export function describeFailure(report: string, test: FoundTest, learnersFiles: ReadonlySet<string>): string {
  const [text, stack] = splitStack(report);
  const lines: string[] = [];
  let subtest = '';
  for (const line of text.split('\n')) {
    if (RUN_END.test(line) && !test.example) continue;
    const header = HEADER.exec(line);
    if (header) {
      subtest = header[3] === test.name ? '' : `${header[3]!.slice(test.name.length + 1)}: `;
      continue;
    }
    const message = line.replace(LOCATION, '');
    if (message.trim() !== '')
      lines.push(message === line ? line.replace(/^ {4,}/, '') : `${subtest}${message}`);
  }
  const where = stack && explainCrash(`\n\n${stack}`, learnersFiles).diagnostic;
  if (where) lines.push(`at ${where.file}:${where.line}`);
  return lines.join('\n').slice(0, MESSAGE_LIMIT);
}

/** Splits off a panic's stack trace, which the judge prints after the message, indented like the testing package does. */
function splitStack(report: string): [text: string, stack: string | undefined] {
  const start = /^ *goroutine \d+ \[running\]:$/m.exec(report);
  if (!start) return [report, undefined];
  const stack = report.slice(start.index).replaceAll(/^ {8}/gm, '');
  return [report.slice(0, start.index), stack.trimStart()];
}
