/**
 * The sentences in English that `shared` and the server make for learners, with what differs as placeholders. They are
 * shown by `translated`, and this list is only read when texts are collected for translation.
 *
 * `{sentence}` is a whole sentence again. `{count}`, `{line}`, `{number}`, `{passed}` and `{total}` are numbers.
 */
export const SENTENCES: readonly string[] = [
  ...verdicts(),
  ...outputs(),
  ...runEnds(),
  ...tests(),
  ...results(),
  ...twists(),
  ...hiddenRuns(),
  ...terminal(),
  ...repositories(),
  ...interviews(),
  ...xpLines(),
  ...courseKinds(),
];

/** shared/grading, shared/lesson-types and server/src/solving/submissions: how an answer did. */
function verdicts(): string[] {
  return [
    'Spot on!',
    'Correct!',
    'Done!',
    'Not that one.',
    'Not that one. Read the question again and try another.',
    'Write an answer first.',
    'Not quite. Take another look and try again.',
    'One box is still unchecked.',
    '{count} boxes are still unchecked.',
    'Our checker hit a problem, not your code. Please submit again.',
    '{sentence} This attempt doesn’t count.',
  ];
}

/** shared/grading: output-difference.ts and nothing-printed.ts */
function outputs(): string[] {
  return [
    'Nothing was printed.',
    'Nothing was printed. Did you call {call}?',
    'Nothing was printed. Did you return it instead?',
    'Your program printed {count} extra line.',
    'Your program printed {count} extra lines.',
    'So far so good, but {count} line is missing.',
    'So far so good, but {count} lines are missing.',
    'All the lines are there, but in a different order.',
    'Line {number} differs only in upper and lower case.',
    'Line {number} differs only in its spaces.',
    'Line {number} differs only in its spaces and tabs.',
    'Line {number} differs only in its punctuation.',
    'Line {number} doesn’t match yet.',
  ];
}

/** shared/grading: run-end.ts and program-error.ts */
function runEnds(): string[] {
  const shorter = 'Make it shorter, or simplify its types and constants.';
  return [
    'Stopped after {count} second: your program was still running. Check for a loop that never ends.',
    'Stopped after {seconds} seconds: your program was still running. Check for a loop that never ends.',
    'Your program used more than {size} MB of memory. Check for a list or string that keeps growing.',
    'Your program printed more than {size} MB and was stopped. Check for a loop that prints forever.',
    'Your program tried to start other programs, which isn’t possible here.',
    `Your program takes longer than {seconds} seconds to compile. ${shorter}`,
    `Your program needs too much memory to compile. ${shorter}`,
    `Your program needs too much output to compile. ${shorter}`,
    `Your program needs too much processes to compile. ${shorter}`,
    'Your program stopped with an error: {error}',
    'Your program stopped with an error (exit code {code}).',
    'Compile error on line {line} of {file}: {error}',
    '{kind}Error on line {line} of {file}: {error}',
  ];
}

/** shared/grading: grade-tests.ts, call-report.ts, grade-test-files.ts, test-report.ts and assertions/ */
function tests(): string[] {
  const relations = [
    'anything but',
    'less than',
    'at most',
    'more than',
    'at least',
    'one of',
    'none of',
    'about',
  ];
  const code = 'The code in this test';
  return [
    'The test passed.',
    'All {total} tests passed.',
    '{passed} of {total} tests passed.',
    '{passed} of {total} tests passed. {sentence}',
    'A hidden test didn’t pass. Think of inputs that the visible tests don’t try.',
    '{count} hidden tests didn’t pass. Think of inputs that the visible tests don’t try.',
    'Your program ended before it could be tested.',
    'Not run.',
    '{call}: Not run.',
    'Not run, because of the error above.',
    'The tests don’t fit your program. Check that every name matches the assignment.',
    'The tests don’t fit your program. {file}, line {line}: {error}. Check that every name matches the assignment.',
    '{test} stopped with an error on line {line} of {file}: {error}',
    '{sentence} Did you return it instead?',
    '{sentence} Did you print it instead of returning it?',
    ...calls(),
    '{subject} should be {expected}, but it wasn’t.',
    ...relations.flatMap((relation) => [
      `${relation} {expected}`,
      `{subject} should be ${relation} {expected}, but it was {got}.`,
      `{subject} should be ${relation} {expected}, but it wasn’t.`,
    ]),
    '{subject} should raise {expected}, but it raised nothing.',
    '{subject} should throw {expected}, but it threw nothing.',
    `${code} should raise {expected}, but it raised nothing.`,
    `${code} should throw {expected}, but it threw nothing.`,
    `${code} should throw {expected}, but it threw {got}.`,
  ];
}

/** The results of SQL: shared/runner/sql/compare.ts and judge.ts, and shared/grading/assertions/sql.ts */
function results(): string[] {
  const rows = ['{total} row', '{total} rows'].flatMap((wanted) =>
    ['{count} row', '{count} rows'].map((got) => `The result should have ${wanted}, but it has ${got}.`),
  );
  const columns = ['{total} column', '{total} columns'].flatMap((wanted) =>
    ['{count} column', '{count} columns'].map(
      (got) => `The result should have ${wanted} ({expected}), but it has ${got} ({got}).`,
    ),
  );
  return [
    ...rows.flatMap((text) => [
      text,
      `${text} For example, {row} is missing.`,
      `${text} For example, {row} is not expected.`,
    ]),
    ...columns,
    'Column {number} should be named "{expected}", not "{got}".',
    'The result is too large to compare.',
    'Missing: {missing}; not expected: {got}.',
    'The rows are right, but in the wrong order: row {number} should be {expected}. Use ORDER BY.',
    'In the row {row}, column "{column}" should be {expected}.',
    'In the row {row}, column "{column}" should be {expected} (a text is not the same as a number).',
    'Your script returned no result: it needs a SELECT.',
    'Your script returned {count} result, but this test checks number {number}.',
    'Your script returned {count} results, but this test checks number {number}.',
  ];
}

/** What a call should do, with everything that it did instead. */
function calls(): string[] {
  const values = ['return {expected}', 'be {expected}', 'raise {expected}', 'throw {expected}'];
  const did = ['returned {got}', 'was {got}', 'raised {got}', 'threw {got}'];
  const didPrint = ['printed nothing', 'printed {got}'];
  const withPrint = ['print {printed}', ...values.map((value) => `${value} and print {printed}`)];
  const isPossible = (should: string, it: string) =>
    !(/^(return|raise|throw) /.test(should) && it.startsWith('was')) &&
    !(should.startsWith('be ') && it.startsWith('returned')) &&
    !(should.startsWith('raise ') && it.startsWith('threw')) &&
    !(should.startsWith('throw ') && it.startsWith('raised'));
  const sentences = (shoulds: string[], its: string[]) =>
    shoulds.flatMap((should) =>
      its.filter((it) => isPossible(should, it)).map((it) => `{call} should ${should}, but it ${it}.`),
    );
  return [
    ...sentences(values, did),
    ...sentences(withPrint, [...did, ...didPrint]),
    'raises {error}',
    'prints {printed}',
    'raises {error} and prints {printed}',
    '{expected} and prints {printed}',
  ];
}

/** shared/source-checks: what a program that's correct has to meet as well. */
function twists(): string[] {
  const constructs = [
    ...[
      'a loop',
      'an `if`',
      'a function of your own',
      'a list comprehension',
      'an f-string',
      'a class',
      '`import`',
    ],
    ...['`return`', 'a slice', 'a dictionary', 'a set', 'a tuple', '`try`', 'a `{keyword}` loop'],
  ];
  const tasks = [
    ...constructs.flatMap((construct) => [`use ${construct}.`, `solve it without ${construct}.`]),
    ...['call `{name}()`.', 'define `{name}`.', 'solve it without `{name}()`.', '{task}'],
  ];
  return [
    ...tasks.map((task) => `That’s correct! But here’s the twist: ${task}`),
    'That’s correct, but too long to check any further. Please keep your program below 64 KB.',
  ];
}

/** shared/lesson-types: program/hidden-runs.ts and code-tests/random */
function hiddenRuns(): string[] {
  const start = 'It works for the example, but with {data} it';
  return [
    'It works for the example, but not with {data}. {sentence}',
    'It works for the examples, but not for every input: {sentence}',
    'It works for the example, but it’s also tested with other values of {name}. Keep the line that starts with “{name} =” at the top level of your program.',
    `${start} should print {expected}, and it printed nothing.`,
    `${start} printed more than it should: {got} is too much.`,
    `${start} should print {expected}, and it printed {got}.`,
    `${start} should print {expected} in line {line}, and it printed {got}.`,
    `${start} should print {expected} in line {line}, and the line is missing.`,
  ];
}

/** shared/lesson-types/cli */
function terminal(): string[] {
  const comparisons = ['should be {expected}', 'should be more than {expected}', 'should contain {expected}'];
  const all = [...comparisons, 'shouldn’t contain {expected}'];
  return [
    'Spot on! Every step passed.',
    'Step {number}: {sentence}',
    '{sentence} This one doesn’t count.',
    'The command was stopped before it finished.',
    'The command couldn’t run, took too long, or printed more than 1 MB.',
    'The request failed. Is your server running, and at this address?',
    'Expected exit code {expected}, but got {got}.',
    'Expected status {expected}, but got {got}.',
    'Expected more than {count} line of output, but got {got}.',
    'Expected more than {count} lines of output, but got {got}.',
    'The output should contain {expected}, but doesn’t.',
    'The output shouldn’t contain {unwanted}.',
    'The response should contain {expected}, but doesn’t.',
    'The response shouldn’t contain {unwanted}.',
    'The response has no header {name}.',
    'The response has no trailer {name}.',
    'The header {name} should contain {expected}, but it’s {got}.',
    'The trailer {name} should contain {expected}, but it’s {got}.',
    'jq {query} found nothing in the output.',
    '{path} should be one value, but there are {count}.',
    ...all.flatMap((words) => [`jq {query} ${words}, but gave {got}.`, `{path} ${words}, but it’s {got}.`]),
    'The output was:',
    'The output was empty.',
    'The response was:',
    'The response was empty.',
    'It was: {command}',
    'Try it in your terminal: {command}',
    'Your terminal says: {error}',
    'Couldn’t read {name}: the response has no header {header}.',
    'Couldn’t read {name}: nothing matched {pattern}.',
    'Couldn’t read {name}: {query} isn’t in the response.',
    'Couldn’t read {name}: {query} is {got}, not a single value.',
  ];
}

/** shared/lesson-types/github-checks and server/src/solving/github */
function repositories(): string[] {
  return [
    'It’s all there!',
    'All {total} checks passed!',
    '{passed} of {total} checks passed.',
    'We can’t see {repository}. Does it exist, and is it public?',
    'Your linked GitHub account is {login}, so the repository has to be one of {owner}’s.',
    'This lesson checks {repository}, in your linked GitHub account.',
    'There’s no such repository, or it’s private.',
    '{path} doesn’t contain “{text}” yet.',
    '{path} isn’t quite there yet.',
    '{path} is larger than 1 MB, too large to check.',
    '{path} isn’t a text file.',
    'There’s no file {path} on the default branch.',
    'There’s no branch “{branch}”.',
    'No pull request has been merged yet.',
    'No merged pull request has a title that fits. The last one is “{title}”.',
    'The topic “{topic}” isn’t set.',
    'Its last run failed. GitHub’s Actions tab has the log.',
    'It’s still running. Check again in a moment.',
    'It hasn’t run yet.',
    'There’s no README yet.',
    'The README is empty.',
    'The README has {count} of at least {total} characters.',
    'There are no commits yet.',
    'There are {count} of {total} commits.',
    'This commit message doesn’t fit: “{message}”',
    'There’s no license that GitHub recognizes.',
    'Its license is {found}, not {expected}.',
    'This lesson makes too many requests to GitHub.',
    'GitHub’s answer is too large for us to check.',
    'GitHub won’t let us look at this repository.',
    'GitHub isn’t answering right now. Please try again in a minute.',
    'GitHub sent an answer that we don’t understand.',
  ];
}

/** shared/lesson-types/interview-question */
function interviews(): string[] {
  return [
    'That’s very short. Answer in a few sentences, as you would in an interview.',
    'You made the point!',
    'You made all {total} points!',
    'You made {made} of {total} points. That’s a pass!',
    'You made {made} of the one point it takes.',
    'You made {made} of the {total} points it takes.',
    'You made {made} of the one point it takes. What’s copied from the course doesn’t count: use your own words.',
    'You made {made} of the {total} points it takes. What’s copied from the course doesn’t count: use your own words.',
    'That’s longer than anybody would talk in an interview. Say it in your own words, in {count} at most.',
    'We know that text: it’s from the course. Say it in your own words, as you’d explain it to a friend.',
    'So far that’s a list of words. Say in your own words, in whole sentences, what you’d do and why.',
    'It sounds like you said the opposite of what we’re after. {question}',
  ];
}

/** The lines of a reward (server/src/game). */
function xpLines(): string[] {
  return [
    ...['Lesson', 'Level multiplier', 'Streak', 'First lesson of the day', 'Boss aura', 'XP potion'],
    ...['Tutor used', 'Tutor used, with baked salmon', 'Solution seen', 'Chapter complete'],
  ];
}

/** shared/contracts/learning/course-kind.ts */
function courseKinds(): string[] {
  return ['Course', 'Guided project', 'Exercises', 'Tour'];
}
