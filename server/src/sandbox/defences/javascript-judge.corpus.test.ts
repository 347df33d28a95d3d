import { type Cut, showNecessary } from './defence';

const RUNNER = 'shared/runner/javascript';
const BRIDGE = `${RUNNER}/guest/bridge/index.ts`;

/** What belongs to the language is the learner's own where a test hands it over. */
const ownIntrinsics: Cut = {
  file: `${RUNNER}/guest/bridge/writing.ts`,
  code: "if (isJudge && safe.mapHas(numberOfIntrinsic, value)) return ['g', safe.mapGet(numberOfIntrinsic, value)];",
  without: '',
};

showNecessary([
  {
    name: 'a test’s Function is not the judge’s',
    cuts: [ownIntrinsics],
    lets: ['javascript: tests: making functions in the world of the tests'],
  },
  {
    name: 'an answer is of the kind that was asked for',
    cuts: [
      { file: BRIDGE, code: "how === 'prototype' && operation === 'proto'", without: "how === 'prototype'" },
    ],
    lets: ['javascript: tests: a prototype of the judge’s as an answer'],
  },
  {
    name: 'the program cannot ask for prototypes',
    cuts: [
      { file: BRIDGE, code: "operation === 'proto' && !isJudge", without: "operation === 'proto'" },
      ownIntrinsics,
    ],
    lets: ['javascript: tests: the prototype of what a test handed over'],
  },
  {
    name: 'the program can call what a test handed over, and nothing else',
    cuts: [{ file: BRIDGE, code: '...(!isJudge && {', without: '...({' }, ownIntrinsics],
    lets: ['javascript: tests: reading an object of the judge’s by a question'],
  },
  {
    name: 'the failure of a check does not go through the program’s hands',
    cuts: [
      {
        file: `${RUNNER}/guest/judge/tests.ts`,
        code: "return new Error('A check of the test failed.');",
        without: 'return error;',
      },
    ],
    lets: ['javascript: tests: reading what a check expected off its failure'],
  },
  {
    name: 'the failure of a check counts, whoever catches it',
    cuts: [
      {
        file: `${RUNNER}/guest/judge/tests.ts`,
        code: 'checks.failed(error);\n  return new Error',
        without: 'return new Error',
      },
    ],
    lets: ['javascript: tests: swallowing the failure of a check'],
  },
  {
    name: 'the end of the program is not an error that a test may expect',
    cuts: [
      {
        file: `${RUNNER}/judge-world.ts`,
        code: 'if (learner.program.shouldStop() || this.world.stopped) return;',
        without: '',
      },
      { file: BRIDGE, code: 'hooks.onBroken(error);', without: '' },
      {
        file: `${RUNNER}/judge-world.ts`,
        code: 'this.world.stopped ??= this.sides.learner.program.stopped;',
        without: '',
      },
    ],
    lets: ['javascript: tests: running out of memory where an error is expected'],
  },
  {
    name: 'a test’s message has an end',
    cuts: [
      {
        file: `${RUNNER}/judge-verdicts.ts`,
        code: 'message: message.slice(0, LONGEST_MESSAGE), stdout });',
        without: 'message, stdout });',
      },
    ],
    lets: ['javascript: tests: messages without end'],
  },
  {
    name: 'so has the error that keeps all of them from running',
    cuts: [{ file: `${RUNNER}/program.ts`, code: 'text.slice(0, LONGEST_MESSAGE)', without: 'text' }],
    lets: ['javascript: tests: one message for all of them'],
  },
  {
    name: 'and so has a test’s name',
    cuts: [
      { file: `${RUNNER}/judge-verdicts.ts`, code: 'test.name.slice(0, LONGEST_NAME)', without: 'test.name' },
    ],
    lets: ['javascript: tests: names without end'],
  },
]);
