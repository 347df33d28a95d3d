import { defensesOf, expectMutantsKilled } from './defense';

const { mutate, defense } = defensesOf('javascript');
const BRIDGE = 'guest/bridge/index.ts';

/** Intrinsics that a test passes are replaced by the learner's own. */
const ownIntrinsics = mutate(
  'guest/bridge/writing.ts',
  "if (isJudge && safe.mapHas(numberOfIntrinsic, value)) return ['g', safe.mapGet(numberOfIntrinsic, value)];",
);

expectMutantsKilled([
  defense(
    'a Function passed by a test is not the judge’s own',
    ownIntrinsics,
    'tests: creating functions in the tests’ realm',
  ),
  defense(
    'an answer must be of the requested kind',
    mutate(BRIDGE, "how === 'prototype' && operation === 'proto'", "how === 'prototype'"),
    'tests: answering with a prototype of the judge',
  ),
  defense(
    'the program can’t request prototypes',
    [mutate(BRIDGE, "operation === 'proto' && !isJudge", "operation === 'proto'"), ownIntrinsics],
    'tests: the prototype of a test’s argument',
  ),
  defense(
    'the program can only call what a test passed to it',
    [mutate(BRIDGE, '...(!isJudge && {', '...({'), ownIntrinsics],
    'tests: reading an object of the judge with a request',
  ),
  defense(
    'a failed check doesn’t expose its details to the program',
    mutate('guest/judge/tests.ts', "return new Error('A check of the test failed.');", 'return error;'),
    'tests: reading the expected value from a failure',
  ),
  defense(
    'a failed check counts even if it’s caught',
    mutate('guest/judge/tests.ts', 'checks.failed(error);\n  return new Error', 'return new Error'),
    'tests: swallowing a failed check',
  ),
  defense(
    'the end of the program doesn’t count as an expected error',
    [
      mutate('judge-instance.ts', 'if (learner.program.shouldStop() || this.instance.stopped) return;'),
      mutate(BRIDGE, 'hooks.onBroken(error);'),
      mutate('judge-instance.ts', 'this.instance.stopped ??= this.sides.learner.program.stopped;'),
    ],
    'tests: running out of memory where an error is expected',
  ),
  defense(
    'a test’s message is truncated',
    mutate(
      'judge-verdicts.ts',
      'message: message.slice(0, MAX_MESSAGE_LENGTH), stdout });',
      'message, stdout });',
    ),
    'tests: endless messages',
  ),
  defense(
    'an error that prevents all tests is truncated',
    mutate('program.ts', 'text.slice(0, MAX_MESSAGE_LENGTH)', 'text'),
    'tests: one long message for all tests',
  ),
  defense(
    'a test’s name is truncated',
    mutate('judge-verdicts.ts', 'test.name.slice(0, MAX_NAME_LENGTH)', 'test.name'),
    'tests: endless names',
  ),
]);
