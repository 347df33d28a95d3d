import { cutsIn, showNecessary } from './defence';

const cut = cutsIn('shared/runner/javascript');
const BRIDGE = 'guest/bridge/index.ts';

/** What belongs to the language is the learner's own where a test hands it over. */
const ownIntrinsics = cut(
  'guest/bridge/writing.ts',
  "if (isJudge && safe.mapHas(numberOfIntrinsic, value)) return ['g', safe.mapGet(numberOfIntrinsic, value)];",
);

showNecessary([
  {
    name: 'a test’s Function is not the judge’s',
    cuts: [ownIntrinsics],
    lets: ['javascript: tests: making functions in the world of the tests'],
  },
  {
    name: 'an answer is of the kind that was asked for',
    cuts: [cut(BRIDGE, "how === 'prototype' && operation === 'proto'", "how === 'prototype'")],
    lets: ['javascript: tests: a prototype of the judge’s as an answer'],
  },
  {
    name: 'the program cannot ask for prototypes',
    cuts: [cut(BRIDGE, "operation === 'proto' && !isJudge", "operation === 'proto'"), ownIntrinsics],
    lets: ['javascript: tests: the prototype of what a test handed over'],
  },
  {
    name: 'the program can call what a test handed over, and nothing else',
    cuts: [cut(BRIDGE, '...(!isJudge && {', '...({'), ownIntrinsics],
    lets: ['javascript: tests: reading an object of the judge’s by a question'],
  },
  {
    name: 'the failure of a check does not go through the program’s hands',
    cuts: [cut('guest/judge/tests.ts', "return new Error('A check of the test failed.');", 'return error;')],
    lets: ['javascript: tests: reading what a check expected off its failure'],
  },
  {
    name: 'the failure of a check counts, whoever catches it',
    cuts: [cut('guest/judge/tests.ts', 'checks.failed(error);\n  return new Error', 'return new Error')],
    lets: ['javascript: tests: swallowing the failure of a check'],
  },
  {
    name: 'the end of the program is not an error that a test may expect',
    cuts: [
      cut('judge-world.ts', 'if (learner.program.shouldStop() || this.world.stopped) return;'),
      cut(BRIDGE, 'hooks.onBroken(error);'),
      cut('judge-world.ts', 'this.world.stopped ??= this.sides.learner.program.stopped;'),
    ],
    lets: ['javascript: tests: running out of memory where an error is expected'],
  },
  {
    name: 'a test’s message has an end',
    cuts: [
      cut(
        'judge-verdicts.ts',
        'message: message.slice(0, LONGEST_MESSAGE), stdout });',
        'message, stdout });',
      ),
    ],
    lets: ['javascript: tests: messages without end'],
  },
  {
    name: 'so has the error that keeps all of them from running',
    cuts: [cut('program.ts', 'text.slice(0, LONGEST_MESSAGE)', 'text')],
    lets: ['javascript: tests: one message for all of them'],
  },
  {
    name: 'and so has a test’s name',
    cuts: [cut('judge-verdicts.ts', 'test.name.slice(0, LONGEST_NAME)', 'test.name')],
    lets: ['javascript: tests: names without end'],
  },
]);
