import type { Language } from '../runner/languages';
import type { TestOutcome } from '../runner/runner';
import { type CodeTest, RAISED, RETURNED } from './call-tests';
import type { Mismatch, TestReport } from './grade';
import { normalizeOutput } from './normalize-output';

/** A row of calls with its result, for the judge only: a hidden one still has its call. */
export type CallReport = Required<Omit<TestReport, 'mismatch' | 'source' | 'expectedStdout'>> &
  Pick<TestReport, 'mismatch' | 'expectedStdout'> & { wasReached: boolean };

export interface CallContext {
  language: Language;
  /** The program prints nowhere, but returns a value. */
  returnsInstead: boolean;
}

/** What a test's call did. */
interface CallResult {
  mismatch: Mismatch;
  /** The value or the error, or what was printed. */
  got: string;
}

/** Compares what a call gave with what its test expects. */
export function callReport(
  test: CodeTest,
  outcome: TestOutcome | undefined,
  context: CallContext,
): CallReport {
  const stdout = outcome?.stdout ?? '';
  const result = resultOf(test, outcome);
  return {
    hidden: test.hidden ?? false,
    passed: result === undefined,
    call: test.call,
    expected: expectedText(test),
    got: result === undefined || result.mismatch === 'printed' ? givenText(test, stdout) : result.got,
    stdout,
    ...(test.prints !== undefined && { expectedStdout: normalizeOutput(test.prints) }),
    ...(result && { mismatch: result.mismatch }),
    reason: result ? reasonOf(test, result, stdout, context) : '',
    wasReached: outcome !== undefined && outcome.outcome !== 'error',
  };
}

/** Undefined if everything is as expected. */
function resultOf({ prints }: CodeTest, outcome: TestOutcome | undefined): CallResult | undefined {
  if (!outcome) return { mismatch: 'not-run', got: 'Not run.' };
  const { message, stdout } = outcome;
  if (outcome.outcome === 'error') return { mismatch: 'not-run', got: message };
  if (outcome.outcome === 'failed') {
    return message.startsWith(RAISED)
      ? { mismatch: 'raised', got: message.slice(RAISED.length) }
      : { mismatch: 'returned', got: message.replace(RETURNED, '') };
  }
  const printed = normalizeOutput(stdout);
  return prints === undefined || normalizeOutput(prints) === printed
    ? undefined
    : { mismatch: 'printed', got: printed };
}

const quoted = (text: string) => JSON.stringify(normalizeOutput(text));
const valueText = ({ raises, expect }: CodeTest) => (raises === undefined ? expect : `raises ${raises}`);

const expectedText = (test: CodeTest): string =>
  joined(valueText(test), test.prints === undefined ? undefined : `prints ${quoted(test.prints)}`);

/** A call that gave the right value gave what its test expects. */
const givenText = (test: CodeTest, stdout: string): string =>
  joined(valueText(test), test.prints === undefined ? undefined : `prints ${quoted(stdout)}`);

const joined = (...parts: (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(' and ');

/** The verbs for a call, and for any other expression: `add(1, 2) should return 3`, `total should be 3`. */
const verbsOf = ({ call }: CodeTest, language: Language) => {
  const isCall = /\)\s*$/.test(call);
  const isScript = language === 'javascript' || language === 'typescript';
  return {
    value: isCall ? ['return', 'returned'] : ['be', 'was'],
    raise: isScript ? ['throw', 'threw'] : ['raise', 'raised'],
  } as const;
};

/** Why a test failed: `add(1, 2) should return 3, but it returned -1.` */
function reasonOf(test: CodeTest, result: CallResult, stdout: string, context: CallContext): string {
  const { mismatch, got } = result;
  if (mismatch === 'not-run') return `${test.call}: ${got}`;
  const { value, raise } = verbsOf(test, context.language);
  const should = joined(
    test.raises === undefined ? test.expect && `${value[0]} ${test.expect}` : `${raise[0]} ${test.raises}`,
    test.prints === undefined ? undefined : `print ${quoted(test.prints)}`,
  );
  const did = {
    returned: `it ${value[1]} ${got}`,
    raised: `it ${raise[1]} ${got}`,
    printed: got === '' ? 'it printed nothing' : `it printed ${JSON.stringify(got)}`,
  }[mismatch as 'returned' | 'raised' | 'printed'];
  const hint = mixedUp(test, result, stdout, context);
  return `${test.call} should ${should}, but ${did.replace(/\.$/, '')}.${hint ? ` ${hint}` : ''}`;
}

const NO_VALUE = new Set(['None', 'undefined']);

/** A question for learners who print what they should return, or the other way around. */
function mixedUp(
  { expect, prints }: CodeTest,
  { mismatch, got }: CallResult,
  stdout: string,
  { returnsInstead }: CallContext,
): string | undefined {
  if (mismatch === 'printed' && got === '' && returnsInstead) return 'Did you return it instead?';
  const printsInstead = mismatch === 'returned' && NO_VALUE.has(got) && normalizeOutput(stdout) !== '';
  return printsInstead && expect !== undefined && prints === undefined
    ? 'Did you print it instead of returning it?'
    : undefined;
}
