import type { Language } from '../runner/languages';
import type { SourceFile, TestOutcome } from '../runner/runner';
import { judgeText } from '../texts/judge';
import { asIs, Text } from '../texts/text';
import { assertionInWords, sqlSentence, testSource } from './assertions';
import type { TestReport } from './grade';

export interface TestReportOptions {
  language: Language;
  testFiles: readonly SourceFile[];
  /** Whether a test file is hidden; by default, none is. */
  isHidden?: (file: string) => boolean;
}

const NOT_RUN = /^(?:This test was not run|Not run|The test was not reached)\b/;
/** An error in the program, with the place that the runtime found: `KeyError: 3`, `  in main.py, line 4`. */
const PLACE = /\n {2}in ([^\n,]+), line (\d+)[^\n]*$|\nat ([^\n:]+):(\d+)$/;

/** The results of tests in files: each with its source, and its failure in words. */
export function testReports(
  outcomes: readonly TestOutcome[],
  { language, testFiles, isHidden = () => false }: TestReportOptions,
): TestReport[] {
  const contentOf = new Map(testFiles.map(({ name, content }) => [name, content]));
  return outcomes.map((outcome) => {
    if (isHidden(outcome.file)) return { hidden: true, passed: outcome.outcome === 'passed' };
    return visibleReport(language, outcome, contentOf.get(outcome.file) ?? '');
  });
}

function visibleReport(language: Language, outcome: TestOutcome, content: string): TestReport {
  const { name, message, stdout } = outcome;
  const shown = { hidden: false, call: name, stdout };
  if (outcome.outcome === 'passed') return { ...shown, passed: true, expected: '', got: '', reason: '' };
  const source = testSource(language, content, name);
  const found = { ...shown, passed: false, ...(source !== undefined && { source }) };
  if (outcome.outcome === 'error') {
    const mismatch = NOT_RUN.test(message) ? ('not-run' as const) : ('raised' as const);
    const reason = mismatch === 'raised' ? errorReason(name, message) : asIs(message);
    return { ...found, expected: '', got: '', mismatch, ...reason.as('reason') };
  }
  const assertion = assertionInWords(language, message, source);
  if (!assertion) {
    const words = language === 'sql' ? sqlSentence(message) : asIs(message);
    return { ...found, expected: '', ...words.as('got'), mismatch: 'asserted', reason: '' };
  }
  const { reason, expected = asIs(''), got = '' } = assertion;
  return { ...found, ...reason.as('reason'), ...expected.as('expected'), got, mismatch: 'asserted' };
}

/** The results if the program's own error kept the tests from running: the error says it all. */
export const notRun = (reports: readonly TestReport[]): TestReport[] =>
  reports.map((report) =>
    report.hidden || report.passed
      ? report
      : {
          ...report,
          got: '',
          gotText: undefined,
          mismatch: 'not-run',
          ...judgeText('tests.error-above').as('reason'),
        },
  );

function errorReason(name: string, message: string): Text {
  const [, file, line, goFile = file, goLine = line] = PLACE.exec(message) ?? [];
  const [error = ''] = message.split('\n');
  return goFile === undefined
    ? asIs(`${name}: ${error}`)
    : judgeText('tests.error-at', { test: name, line: goLine!, file: goFile, error });
}

/** Why a test failed, in one line. */
export function shortReason({ call = '', reason, reasonText, got = '' }: TestReport): Text {
  const [line = '', ...more] = (reason ? reason : `${call}: ${got}`).split('\n');
  return reason && more.length === 0 ? Text.received(reason, reasonText) : asIs(line);
}
