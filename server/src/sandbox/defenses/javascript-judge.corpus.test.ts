import { defencesOf, expectMutantsKilled } from './defence';

const { mutate, defence } = defencesOf('javascript');
const BRIDGE = 'guest/bridge/index.ts';

/** What belongs to the language is the learner's own where a test hands it over. */
const ownIntrinsics = mutate(
  'guest/bridge/writing.ts',
  "if (isJudge && safe.mapHas(numberOfIntrinsic, value)) return ['g', safe.mapGet(numberOfIntrinsic, value)];",
);

expectMutantsKilled([
  defence(
    'a test’s Function is not the judge’s',
    ownIntrinsics,
    'tests: making functions in the world of the tests',
  ),
  defence(
    'an answer is of the kind that was asked for',
    mutate(BRIDGE, "how === 'prototype' && operation === 'proto'", "how === 'prototype'"),
    'tests: a prototype of the judge’s as an answer',
  ),
  defence(
    'the program cannot ask for prototypes',
    [mutate(BRIDGE, "operation === 'proto' && !isJudge", "operation === 'proto'"), ownIntrinsics],
    'tests: the prototype of what a test handed over',
  ),
  defence(
    'the program can call what a test handed over, and nothing else',
    [mutate(BRIDGE, '...(!isJudge && {', '...({'), ownIntrinsics],
    'tests: reading an object of the judge’s by a question',
  ),
  defence(
    'the failure of a check does not go through the program’s hands',
    mutate('guest/judge/tests.ts', "return new Error('A check of the test failed.');", 'return error;'),
    'tests: reading what a check expected off its failure',
  ),
  defence(
    'the failure of a check counts, whoever catches it',
    mutate('guest/judge/tests.ts', 'checks.failed(error);\n  return new Error', 'return new Error'),
    'tests: swallowing the failure of a check',
  ),
  defence(
    'the end of the program is not an error that a test may expect',
    [
      mutate('judge-world.ts', 'if (learner.program.shouldStop() || this.world.stopped) return;'),
      mutate(BRIDGE, 'hooks.onBroken(error);'),
      mutate('judge-world.ts', 'this.world.stopped ??= this.sides.learner.program.stopped;'),
    ],
    'tests: running out of memory where an error is expected',
  ),
  defence(
    'a test’s message has an end',
    mutate(
      'judge-verdicts.ts',
      'message: message.slice(0, LONGEST_MESSAGE), stdout });',
      'message, stdout });',
    ),
    'tests: messages without end',
  ),
  defence(
    'so has the error that keeps all of them from running',
    mutate('program.ts', 'text.slice(0, LONGEST_MESSAGE)', 'text'),
    'tests: one message for all of them',
  ),
  defence(
    'and so has a test’s name',
    mutate('judge-verdicts.ts', 'test.name.slice(0, LONGEST_NAME)', 'test.name'),
    'tests: names without end',
  ),
]);
