/** A lesson's UUID in SMALL_CONTENT: 1 to 4 in the order of the course. */
export const lessonUuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
export const TRACK_UUID = '00000000-0000-4000-a000-000000000001';
export const COURSE_UUID = '00000000-0000-4000-b000-000000000001';
export const CHAPTER_UUIDS = [
  '00000000-0000-4000-9000-000000000001',
  '00000000-0000-4000-9000-000000000002',
] as const;

export const COURSE = 'courses/forge-python';
export const BASICS = `${COURSE}/chapters/basics`;
export const CHOICES = `${COURSE}/chapters/choices`;
export const HELLO = `${BASICS}/lessons/hello`;
export const ADD = `${BASICS}/lessons/add`;
export const PICK = `${CHOICES}/lessons/pick`;
export const NAME = `${CHOICES}/lessons/name`;

/** A course of two chapters with a lesson of each type, by file. Line numbers in tests refer to these texts. */
export const SMALL_CONTENT: Readonly<Record<string, string>> = {
  'tracks/backend.yaml': `uuid: ${TRACK_UUID}
slug: backend
title: Backend
description: From nothing to a server.
courses:
  - forge-python
`,
  [`${COURSE}/course.yaml`]: `uuid: ${COURSE_UUID}
slug: forge-python
title: Forge Python
summary: Python from the first spark.
description: Two chapters. A lesson of each type.
language: python
status: live
emblem: snake
rewardXp: 500
chapters:
  - basics
  - choices
`,
  [`${BASICS}/chapter.yaml`]: `uuid: ${CHAPTER_UUIDS[0]}
slug: basics
title: Basics
description: Printing and adding.
lessons:
  - hello
  - add
`,
  [`${HELLO}/lesson.yaml`]: `uuid: ${lessonUuid(1)}
slug: hello
title: Hello
type: type_code
difficulty: 1
files:
  - name: main.py
expectedOutput: |
  hello forge
`,
  [`${HELLO}/lesson.md`]: `Programs print.

## Assignment

Print \`hello forge\`.
`,
  [`${HELLO}/starter/main.py`]: `print("hello")\n`,
  [`${HELLO}/solution/main.py`]: `print("hello forge")\n`,
  [`${ADD}/lesson.yaml`]: `uuid: ${lessonUuid(2)}
slug: add
title: Add
type: type_code_tests
difficulty: 2
files:
  - name: main.py
  - name: numbers_data.py
    readonly: true
tests:
  - call: add(1, 2)
    expect: '3'
  - call: add(0, 0)
    expect: '0'
  - call: add(-1, 1)
    expect: '0'
    hidden: true
  - call: add(20, 22)
    expect: '42'
    hidden: true
`,
  [`${ADD}/lesson.md`]: `Functions give values back.

\`\`\`python
def one():
    return 1
\`\`\`

## Assignment

Write \`add\`.
`,
  [`${ADD}/starter/main.py`]: `def add(a, b):\n    pass\n`,
  [`${ADD}/starter/numbers_data.py`]: `NUMBERS = [1, 2]\n`,
  [`${ADD}/solution/main.py`]: `def add(a, b):\n    return a + b\n`,
  [`${CHOICES}/chapter.yaml`]: `uuid: ${CHAPTER_UUIDS[1]}
slug: choices
title: Choices
description: Questions.
lessons:
  - pick
  - name
`,
  [`${PICK}/lesson.yaml`]: `uuid: ${lessonUuid(3)}
slug: pick
title: Pick
type: type_choice
difficulty: 1
question: Which one prints?
choices:
  - print
  - input
answer: print
explanation: "\`print\` writes to the screen."
`,
  [`${PICK}/lesson.md`]: 'One of them writes to the screen.\n',
  [`${NAME}/lesson.yaml`]: `uuid: ${lessonUuid(4)}
slug: name
title: Name
type: type_text_input
difficulty: 1
question: What is the language called?
matchesOne:
  - python
explanation: After a comedy troupe.
`,
  [`${NAME}/lesson.md`]: 'Its name is no snake.\n',
};
