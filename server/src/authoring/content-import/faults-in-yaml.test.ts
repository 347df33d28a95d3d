import { lessonTypes } from '@shared/lesson-types';
import { describe } from 'vitest';
import { type Fault, lessonYaml, testFaults } from './testing/faults';
import { ADD, BASICS, COURSE, HELLO, lessonUuid, NAME, PICK } from './testing/small-content';

/** `type_code, …, or type_cli` */
const TYPES = new Intl.ListFormat('en', { type: 'disjunction' }).format(Object.keys(lessonTypes));

const FAULTS: Fault[] = [
  [
    'an unknown key',
    (c) => c.edit(lessonYaml(HELLO), 'expectedOutput', 'expectedOutputs'),
    `${HELLO}/lesson.yaml:8  unknown key "expectedOutputs"; did you mean "expectedOutput"?`,
  ],
  [
    'a key with swapped letters',
    (c) => c.edit(lessonYaml(PICK), 'title: Pick', 'titel: Pick'),
    `${PICK}/lesson.yaml:3  unknown key "titel"; did you mean "title"?`,
  ],
  [
    'an unknown key in a list',
    (c) => c.edit(lessonYaml(ADD), "expect: '42'\n    hidden", "expect: '42'\n    hiden"),
    `${ADD}/lesson.yaml:20  unknown key "hiden" in "tests[3]"; did you mean "hidden"?`,
  ],
  [
    'a missing key',
    (c) => c.edit(lessonYaml(PICK), 'title: Pick\n', ''),
    `${PICK}/lesson.yaml:1  "title" is missing`,
  ],
  [
    'a missing key in a list',
    (c) => c.edit(lessonYaml(ADD), '  - call: add(20, 22)\n    expect', '  - expect'),
    `${ADD}/lesson.yaml:18  "tests[3].call" is missing`,
  ],
  [
    'a number where text belongs',
    (c) => c.edit(lessonYaml(ADD), "expect: '42'", 'expect: 42'),
    `${ADD}/lesson.yaml:19  "tests[3].expect" must be text: put 42 in quotes`,
  ],
  [
    'text where a list belongs',
    (c) => c.edit(`${BASICS}/chapter.yaml`, 'lessons:\n  - hello\n  - add\n', 'lessons: hello\n'),
    `${BASICS}/chapter.yaml:5  "lessons" must be a list, and is text`,
  ],
  [
    'a key without a value',
    (c) => c.edit(lessonYaml(PICK), 'title: Pick', 'title:'),
    `${PICK}/lesson.yaml:3  "title" must be text, and is empty`,
  ],
  [
    'an unknown lesson type',
    (c) => c.edit(lessonYaml(PICK), 'type_choice', 'type_choise'),
    `${PICK}/lesson.yaml:4  "type" must be ${TYPES}; did you mean "type_choice"?`,
  ],
  [
    'a type that is the name of an object’s method',
    (c) => c.edit(lessonYaml(PICK), 'type_choice', 'toString'),
    `${PICK}/lesson.yaml:4  "type" must be type_code`,
  ],
  [
    'an unknown status',
    (c) => c.edit(`${COURSE}/course.yaml`, 'live', 'alive'),
    `${COURSE}/course.yaml:7  "status" must be live or draft; did you mean "live"?`,
  ],
  [
    'a difficulty out of range',
    (c) => c.edit(lessonYaml(ADD), 'difficulty: 2', 'difficulty: 11'),
    `${ADD}/lesson.yaml:5  "difficulty" must be a whole number from 1 to 10`,
  ],
  [
    'a UUID that is none',
    (c) => c.edit(lessonYaml(HELLO), lessonUuid(1), 'hello'),
    `${HELLO}/lesson.yaml:1  "uuid" must be a UUID, such as the output of \`uuidgen\``,
  ],
  [
    'broken YAML',
    (c) => c.edit(lessonYaml(NAME), 'title: Name', 'title: [Name'),
    `${NAME}/lesson.yaml:4  cannot be read as YAML`,
  ],
  [
    'an emblem that nobody drew',
    (c) => c.edit(`${COURSE}/course.yaml`, 'emblem: snake', 'emblem: snaek'),
    `${COURSE}/course.yaml:8  there is no emblem snaek; shared/content/course-emblems.ts lists them; did you mean "snake"?`,
  ],
  [
    'types to check in a language without them',
    (c) => c.edit(lessonYaml(ADD), 'tests:', 'checkTypes: true\ntests:'),
    `${ADD}/lesson.yaml:10  "checkTypes" is for TypeScript, and this lesson’s language is Python`,
  ],
  [
    'a colon in a text without quotes',
    (c) => c.edit(lessonYaml(NAME), 'title: Name', "title: What's next: names"),
    `${NAME}/lesson.yaml:3  cannot be read as YAML: the text of "title" has a colon followed by a space, so it needs quotes: title: "What's next: names"`,
  ],
  [
    'code at the start of a text without quotes',
    (c) => c.edit(lessonYaml(NAME), 'title: Name', 'title: `name`'),
    `${NAME}/lesson.yaml:3  cannot be read as YAML: the text of "title" starts with a character that has a meaning of its own, so it needs quotes: title: '\`name\`'`,
  ],
  [
    'a value that contains itself',
    (c) => c.edit(lessonYaml(NAME), 'matchesOne:\n  - python', 'matchesOne: &self\n  - *self'),
    `${NAME}/lesson.yaml:8  "*self" repeats a value by its anchor, which content files can’t do: write the value again`,
  ],
  [
    'lists nested deeper than anyone writes',
    (c) => c.edit(lessonYaml(NAME), 'title: Name', `title: ${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    `${NAME}/lesson.yaml:3  cannot be read as YAML: its lists and keys are nested too deeply`,
  ],
  [
    'a key given twice',
    (c) => c.edit(lessonYaml(NAME), 'title: Name\n', 'title: Name\ntitle: Names\n'),
    `${NAME}/lesson.yaml:4  cannot be read as YAML: Map keys must be unique`,
  ],
];

describe('in a YAML file', () => testFaults(FAULTS));
