import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe } from 'vitest';
import { type Fault, lessonYaml, testFaults } from './testing/faults';
import {
  ADD,
  BASICS,
  CHOICES,
  COURSE,
  COURSE_UUID,
  HELLO,
  lessonUuid,
  NAME,
  PICK,
} from './testing/small-content';

const FAULTS: Fault[] = [
  [
    'a file that isn’t UTF-8',
    (c) => c.write(`${PICK}/lesson.md`, Buffer.from('One of them\nwrites \xff\n', 'latin1')),
    `${PICK}/lesson.md:2  is not UTF-8 text`,
  ],
  [
    'a link that leads out of the content',
    (c) => symlinkSync('/etc/hostname', join(c.root, HELLO, 'starter/notes.txt')),
    `${HELLO}/starter/notes.txt:1  is a symbolic link; put a copy of the file here`,
  ],
  [
    'a link to a folder around it',
    (c) => symlinkSync('..', join(c.root, HELLO, 'starter/again')),
    `${HELLO}/starter/again:1  is a symbolic link; put a copy of the file here`,
  ],
  [
    'a huge file',
    (c) => c.write(`${HELLO}/starter/main.py`, 'x'.repeat(2 * 1024 * 1024)),
    `${HELLO}/starter/main.py:1  is 2.0 MB; a file may have at most 1 MB`,
  ],
  [
    'a text that nobody reads to its end',
    (c) => c.write(`${PICK}/lesson.md`, 'Word after word. '.repeat(18_000)),
    `${PICK}/lesson.md:1  is 299 KB; a lesson’s text may have at most 64 KB`,
  ],
  [
    'an orphan lesson',
    (c) => c.edit(`${BASICS}/chapter.yaml`, '  - add\n', ''),
    `${BASICS}/chapter.yaml:5  "lessons" does not list add, which is in ${BASICS}/lessons`,
  ],
  [
    'an orphan chapter',
    (c) => c.edit(`${COURSE}/course.yaml`, '  - choices\n', ''),
    `${COURSE}/course.yaml:10  "chapters" does not list choices, which is in ${COURSE}/chapters`,
  ],
  [
    'a listed lesson that does not exist',
    (c) => c.edit(`${BASICS}/chapter.yaml`, '  - add\n', '  - add\n  - subtract\n'),
    `${BASICS}/chapter.yaml:8  ${BASICS}/lessons/subtract is listed and does not exist`,
  ],
  [
    'a lesson listed twice',
    (c) => c.edit(`${BASICS}/chapter.yaml`, '  - add\n', '  - add\n  - hello\n'),
    `${BASICS}/chapter.yaml:8  "lessons[2]" repeats an earlier entry: hello`,
  ],
  [
    'a listed folder without its file',
    (c) => c.remove(lessonYaml(PICK)),
    `${PICK}/lesson.yaml:1  is missing`,
  ],
  [
    'a track with a course that does not exist',
    (c) => c.edit('tracks/backend.yaml', '- forge-python', '- forge-python\n  - forge-pythom'),
    'tracks/backend.yaml:7  there is no course forge-pythom; did you mean "forge-python"?',
  ],
  [
    'a track that recommends a course that does not exist',
    (c) => c.edit('tracks/backend.yaml', '- forge-python', '- forge-python\nrecommended:\n  - forge-pythom'),
    'tracks/backend.yaml:8  there is no course forge-pythom; did you mean "forge-python"?',
  ],
  [
    'a track that recommends one of its own courses',
    (c) => c.edit('tracks/backend.yaml', '- forge-python', '- forge-python\nrecommended:\n  - forge-python'),
    'tracks/backend.yaml:8  "recommended[0]" is already one of the track’s courses: forge-python',
  ],
  [
    'a UUID used twice',
    (c) => c.edit(lessonYaml(NAME), lessonUuid(4), lessonUuid(1)),
    `${NAME}/lesson.yaml:1  "uuid" ${lessonUuid(1)} is already used by ${HELLO}/lesson.yaml`,
  ],
  [
    'a UUID used by things of different kinds',
    (c) => c.edit(lessonYaml(NAME), lessonUuid(4), COURSE_UUID),
    `${NAME}/lesson.yaml:1  "uuid" ${COURSE_UUID} is already used by ${COURSE}/course.yaml`,
  ],
  [
    'a slug used twice',
    (c) => {
      c.move(NAME, `${CHOICES}/lessons/add`).edit(`${CHOICES}/chapter.yaml`, '- name', '- add');
      c.edit(`${CHOICES}/lessons/add/lesson.yaml`, 'slug: name', 'slug: add');
    },
    `${CHOICES}/lessons/add/lesson.yaml:2  "slug" add is already used by ${ADD}/lesson.yaml`,
  ],
  [
    'a slug unlike its folder',
    (c) => c.edit(lessonYaml(HELLO), 'slug: hello', 'slug: hallo'),
    `${HELLO}/lesson.yaml:2  "slug" is hallo, and its folder or file is hello`,
  ],
  [
    'a file that belongs nowhere',
    (c) => c.write(`${PICK}/starter/main.py`, 'x = 1\n'),
    `${PICK}/starter:1  does not belong here; only lesson.yaml, lesson.md, lesson.de.md, training.yaml, hints do`,
  ],
  ['missing prose', (c) => c.remove(`${NAME}/lesson.md`), `${NAME}/lesson.md:1  is missing`],
  ['empty prose', (c) => c.write(`${NAME}/lesson.md`, '\n'), `${NAME}/lesson.md:1  is empty`],
  [
    'prose that is not UTF-8',
    (c) => c.write(`${NAME}/lesson.md`, new Uint8Array([0x61, 0xff])),
    `${NAME}/lesson.md:1  is not UTF-8 text`,
  ],
];

describe('in files and folders, and between them', () => testFaults(FAULTS));
