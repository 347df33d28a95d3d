import type { Language } from '../runner/languages';
import type { TestOutcome } from '../runner/runner';
import type { CALL_TEXTS } from '../texts/calls';
import { judgeText } from '../texts/judge';
import { asIs, type Text } from '../texts/text';
import { type CodeTest, RAISED, RETURNED } from './call-tests';
import type { Mismatch, TestReport } from './grade';
import { normalizeOutput } from './normalize-output';

/** A row of calls with its result, for the judge only: a hidden one still has its call. */
export type CallReport = TestReport &
  Required<Pick<TestReport, 'call' | 'expected' | 'got' | 'stdout' | 'reason'>> & { wasReached: boolean };

export interface CallContext {
  language: Language;
  /** The program prints nowhere, but returns a value. */
  returnsInstead: boolean;
}

/** What a test's call did. */
interface CallResult {
  mismatch: Mismatch;
  /** The value or the error, or what was printed. Undefined if the call didn't even start. */
  got: string | undefined;
}

/** Compares what a call gave with what its test expects. */
export function callReport(
  test: CodeTest,
  outcome: TestOutcome | undefined,
  context: CallContext,
): CallReport {
  const stdout = outcome?.stdout ?? '';
  const result = resultOf(test, outcome);
  const shown = { ...test, expect: test.shownExpect ?? test.expect };
  return {
    hidden: test.hidden ?? false,
    passed: result === undefined,
    call: test.call,
    ...expectedText(shown).as('expected'),
    ...givenText(shown, result, stdout).as('got'),
    stdout,
    ...(test.prints !== undefined && { expectedStdout: normalizeOutput(test.prints) }),
    ...(result && { mismatch: result.mismatch }),
    ...(result ? reasonOf(shown, result, stdout, context) : asIs('')).as('reason'),
    wasReached: outcome !== undefined && outcome.outcome !== 'error',
  };
}

/** Undefined if everything is as expected. */
function resultOf({ prints }: CodeTest, outcome: TestOutcome | undefined): CallResult | undefined {
  if (!outcome) return { mismatch: 'not-run', got: undefined };
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

/** The value or error that a test expects, together with what was printed or should be, if the test is about that. */
function valueText({ raises: error, expect, prints }: CodeTest, printed: string | undefined): Text {
  if (prints === undefined || printed === undefined)
    return error === undefined ? asIs(expect ?? '') : judgeText('call.raises', { error });
  const print = { printed: quoted(printed) };
  if (error !== undefined) return judgeText('call.raises-and-prints', { error, ...print });
  return expect === undefined
    ? judgeText('call.prints', print)
    : judgeText('call.gives-and-prints', { expected: expect, ...print });
}

/** What a test expects: `3`, `raises KeyError and prints "a"`. */
export const expectedText = (test: CodeTest): Text => valueText(test, test.prints);

/** A call that gave the right value gave what its test expects. */
function givenText(test: CodeTest, result: CallResult | undefined, stdout: string): Text {
  if (result === undefined || result.mismatch === 'printed') return valueText(test, stdout);
  return result.got === undefined ? judgeText('tests.not-run') : asIs(result.got);
}

/** The verbs for a call, and for any other expression: `add(1, 2) should return 3`, `total should be 3`. */
const verbsOf = ({ call }: CodeTest, language: Language) => {
  const isCall = /\)\s*$/.test(call);
  const isScript = language === 'javascript' || language === 'typescript';
  return {
    value: isCall ? { should: 'return', did: 'returned' } : { should: 'be', did: 'was' },
    raise: isScript ? { should: 'throw', did: 'threw' } : { should: 'raise', did: 'raised' },
  } as const;
};

type CallSentence = Extract<keyof typeof CALL_TEXTS, `call.${string}_${string}`>;

/** Why a test failed: `add(1, 2) should return 3, but it returned -1.` */
function reasonOf(test: CodeTest, result: CallResult, stdout: string, context: CallContext): Text {
  const { call, expect, raises, prints } = test;
  const { mismatch, got } = result;
  if (got === undefined) return judgeText('call.not-run', { call });
  if (mismatch === 'not-run') return asIs(`${call}: ${got}`);
  const { value, raise } = verbsOf(test, context.language);
  const should = [
    ...(raises !== undefined ? [raise.should] : expect !== undefined ? [value.should] : []),
    ...(prints !== undefined ? ['print'] : []),
  ].join('-');
  const printed = got === '' ? 'nothing' : 'printed';
  const did = mismatch === 'returned' ? value.did : mismatch === 'raised' ? raise.did : printed;
  const sentence = judgeText(`call.${should}_${did}` as CallSentence, {
    call,
    expected: raises ?? expect ?? '',
    printed: prints === undefined ? '' : quoted(prints),
    got: mismatch === 'printed' ? JSON.stringify(got) : got.replace(/\.$/, ''),
  });
  const hint = mixedUp(test, result, stdout, context);
  return hint ? judgeText(hint, { sentence }) : sentence;
}

const NO_VALUE = new Set(['None', 'undefined']);

/** Asks learners who print what they should return, or the other way around. */
function mixedUp(
  { expect, prints }: CodeTest,
  { mismatch, got }: CallResult,
  stdout: string,
  { returnsInstead }: CallContext,
): 'tests.returned-instead' | 'tests.printed-instead' | undefined {
  if (mismatch === 'printed' && got === '' && returnsInstead) return 'tests.returned-instead';
  const printsInstead = mismatch === 'returned' && NO_VALUE.has(got ?? '') && normalizeOutput(stdout) !== '';
  return printsInstead && expect !== undefined && prints === undefined ? 'tests.printed-instead' : undefined;
}
