import { describe } from 'vitest';
import { type Fault, lessonYaml, testFaults } from './testing/faults';
import { ADD, BASICS, COURSE, HELLO, NAME, PICK } from './testing/small-content';

const FAULTS: Fault[] = [
  [
    'a missing starter file',
    (c) => c.remove(`${ADD}/starter/numbers_data.py`),
    `${ADD}/lesson.yaml:8  starter/numbers_data.py is listed and does not exist`,
  ],
  [
    'a missing solution',
    (c) => c.remove(`${HELLO}/solution`),
    `${HELLO}/lesson.yaml:1  the solution is missing: put its files in ${HELLO}/solution`,
  ],
  [
    'a solution that changes nothing',
    (c) => c.write(`${HELLO}/solution/main.py`, 'print("hello")\n'),
    `${HELLO}/solution/main.py:1  is the same as its starter file`,
  ],
  [
    'a solution for a read-only file',
    (c) => c.write(`${ADD}/solution/numbers_data.py`, 'NUMBERS = []\n'),
    `${ADD}/solution/numbers_data.py:1  replaces a file that the learner cannot edit`,
  ],
  [
    'a starter file that is not listed',
    (c) => c.write(`${HELLO}/starter/helpers/extra.py`, ''),
    `${HELLO}/starter/helpers/extra.py:1  is not listed under "files" in ${HELLO}/lesson.yaml`,
  ],
  [
    'an entry of another language',
    (c) =>
      c
        .edit(`${COURSE}/course.yaml`, 'python\nstatus', 'javascript\nstatus')
        .remove(ADD)
        .edit(`${BASICS}/chapter.yaml`, '  - add\n', ''),
    `${HELLO}/lesson.yaml:7  "files" must begin with the entry, a .js file`,
  ],
  [
    'an answer that is no choice',
    (c) => c.edit(lessonYaml(PICK), 'answer: print', 'answer: Print'),
    `${PICK}/lesson.yaml:10  "answer" is not among the choices; copy the text of the right choice exactly`,
  ],
  [
    'one hidden test only',
    (c) => c.edit(lessonYaml(ADD), "expect: '42'\n    hidden: true\n", "expect: '42'\n"),
    `${ADD}/lesson.yaml:10  "tests" needs at least 2 hidden tests, and has 1`,
  ],
  [
    'a test that expects nothing',
    (c) => c.edit(lessonYaml(ADD), "    expect: '42'\n", ''),
    `${ADD}/lesson.yaml:18  "tests[3]" needs expect, raises or prints`,
  ],
  [
    'a test that expects a value and an error',
    (c) => c.edit(lessonYaml(ADD), "expect: '42'\n", "expect: '42'\n    raises: ValueError\n"),
    `${ADD}/lesson.yaml:20  "tests[3].raises" can’t be combined with expect; keep one of them`,
  ],
  [
    'a typed answer without a rule',
    (c) => c.edit(lessonYaml(NAME), 'matchesOne:\n  - python\n', ''),
    `${NAME}/lesson.yaml:1  this file needs containsAll, matchesOne or containsNone`,
  ],
  [
    'a program that leaves the learner nothing to edit',
    (c) => c.edit(lessonYaml(HELLO), '- name: main.py', '- name: main.py\n    readonly: true'),
    `${HELLO}/lesson.yaml:6  "files" must leave at least one file for the learner to edit`,
  ],
  [
    'a path out of the folder',
    (c) => c.edit(lessonYaml(ADD), 'name: numbers_data.py', 'name: ../secret.py'),
    `${ADD}/lesson.yaml:8  "files[1].name" must be a relative path of letters, digits, _, - and ., such as main.py`,
  ],
  [
    'prose without an assignment',
    (c) => c.edit(`${HELLO}/lesson.md`, '## Assignment', '## Task'),
    `${HELLO}/lesson.md:1  has no "## Assignment" section to say what to write`,
  ],
];

describe('in a lesson', () => testFaults(FAULTS));
