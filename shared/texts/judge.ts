import { CALL_TEXTS } from './calls';
import { textsOf } from './text';

/** What the judge says about programs and answers to questions (docs/results.md). */
export const JUDGE_TEXTS = {
  'verdict.spot-on': 'Spot on!',
  'verdict.correct': 'Correct!',
  'verdict.done': 'Done!',
  'verdict.unchecked': '{count, plural, one {One box is} other {# boxes are}} still unchecked.',
  'verdict.not-that-one': 'Not that one.',
  'verdict.another-choice': 'Not that one. Read the question again and try another.',
  'verdict.no-answer': 'Write an answer first.',
  'verdict.not-quite': 'Not quite. Take another look and try again.',
  'verdict.judge-failed': 'Our checker hit a problem, not your code. Please submit again.',
  'verdict.does-not-count': '{sentence} This attempt doesn’t count.',

  'output.nothing': 'Nothing was printed.',
  'output.no-call': 'Nothing was printed. Did you call {call}?',
  'output.returned-instead': 'Nothing was printed. Did you return it instead?',
  'output.extra': 'Your program printed {count} extra {count, plural, one {line} other {lines}}.',
  'output.missing': 'So far so good, but {count} {count, plural, one {line is} other {lines are}} missing.',
  'output.order': 'All the lines are there, but in a different order.',
  'output.case': 'Line {number} differs only in upper and lower case.',
  'output.spaces': 'Line {number} differs only in its spaces.',
  'output.tabs': 'Line {number} differs only in its spaces and tabs.',
  'output.punctuation': 'Line {number} differs only in its punctuation.',
  'output.line': 'Line {number} doesn’t match yet.',

  'end.time':
    'Stopped after {seconds} {seconds, plural, one {second} other {seconds}}: your program was still running. Check for a loop that never ends.',
  'end.memory':
    'Your program used more than {size} MB of memory. Check for a list or string that keeps growing.',
  'end.output':
    'Your program printed more than {size} MB and was stopped. Check for a loop that prints forever.',
  'end.processes': 'Your program tried to start other programs, which isn’t possible here.',
  'compile.time':
    'Your program takes longer than {seconds} {seconds, plural, one {second} other {seconds}} to compile. Make it shorter, or simplify its types and constants.',
  'compile.memory':
    'Your program needs too much memory to compile. Make it shorter, or simplify its types and constants.',
  'compile.output':
    'Your program needs too much output to compile. Make it shorter, or simplify its types and constants.',
  'compile.processes':
    'Your program needs too much processes to compile. Make it shorter, or simplify its types and constants.',
  'end.error': 'Your program stopped with an error: {error}',
  'end.exit-code': 'Your program stopped with an error (exit code {code}).',
  'compile.error': 'Compile error on line {line} of {file}: {error}',
  'compile.named-error': '{kind}Error on line {line} of {file}: {error}',

  'tests.all-passed': '{total, plural, one {The test} other {All # tests}} passed.',
  'tests.some-passed': '{passed} of {total} tests passed. {sentence}',
  'tests.hidden-failed':
    '{count, plural, one {A hidden test} other {# hidden tests}} didn’t pass. Think of inputs that the visible tests don’t try.',
  'tests.ended': 'Your program ended before it could be tested.',
  'tests.not-run': 'Not run.',
  'tests.error-above': 'Not run, because of the error above.',
  'tests.misfit': 'The tests don’t fit your program. Check that every name matches the assignment.',
  'tests.misfit-at':
    'The tests don’t fit your program. {file}, line {line}: {error}. Check that every name matches the assignment.',
  'tests.error-at': '{test} stopped with an error on line {line} of {file}: {error}',
  'tests.returned-instead': '{sentence} Did you return it instead?',
  'tests.printed-instead': '{sentence} Did you print it instead of returning it?',
  ...CALL_TEXTS,

  'rows.columns':
    'The result should have {total} {total, plural, one {column} other {columns}} ({expected}), but it has {count} {count, plural, one {column} other {columns}} ({got}).',
  'rows.count':
    'The result should have {total} {total, plural, one {row} other {rows}}, but it has {count} {count, plural, one {row} other {rows}}.',
  'rows.missing-one': '{sentence} For example, {row} is missing.',
  'rows.extra-one': '{sentence} For example, {row} is not expected.',
  'rows.name': 'Column {number} should be named "{expected}", not "{got}".',
  'rows.too-large': 'The result is too large to compare.',
  'rows.others': 'Missing: {missing}; not expected: {got}.',
  'rows.order':
    'The rows are right, but in the wrong order: row {number} should be {expected}. Use ORDER BY.',
  'rows.value': 'In the row {row}, column "{column}" should be {expected}.',
  'rows.number':
    'In the row {row}, column "{column}" should be {expected} (a text is not the same as a number).',
  'rows.no-result': 'Your script returned no result: it needs a SELECT.',
  'rows.few-results':
    'Your script returned {count} {count, plural, one {result} other {results}}, but this test checks number {number}.',
} as const;

export const judgeText = textsOf(JUDGE_TEXTS);
