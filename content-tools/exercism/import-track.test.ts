import { ContentFixture } from '@server/authoring/content-import/testing/content-fixture';
import { afterAll, expect, test } from 'vitest';
import { openJudge } from '../check/judge';
import { type ImportedTrack, importTrack } from './import-track';
import { PYTHON_TRACK } from './testing/forge-tracks';
import { tryLessons } from './try-lessons';

/* Tracks in the other languages: other-tracks.corpus.test.ts. */
const judge = openJudge();
afterAll(() => judge.close());

function read(change: (track: ContentFixture) => void = () => {}): ImportedTrack {
  using fixture = new ContentFixture(PYTHON_TRACK);
  change(fixture);
  const track = importTrack(fixture.root);
  if (Array.isArray(track)) throw new Error(JSON.stringify(track));
  return track;
}

/** The problems, one line each, after a change to the track. */
function problemsAfter(change: (track: ContentFixture) => void): string[] {
  using fixture = new ContentFixture(PYTHON_TRACK);
  change(fixture);
  const track = importTrack(fixture.root);
  const problems = Array.isArray(track) ? track : track.problems;
  return problems.map(({ file, line, message }) => `${file}:${line}  ${message}`);
}

test('examples pass, stubs fail, and what needs more than we have is left out with its reason', async () => {
  const track = read();
  const { good, problems } = await tryLessons(track, judge);
  expect(good.map(({ slug }) => slug)).toEqual([
    'python-hot-bars',
    'python-quench-bath',
    'python-ring-sizes',
  ]);
  expect(problems).toEqual([
    {
      file: 'exercises/practice/needs-the-network/lesson.yaml',
      line: 1,
      message: expect.stringContaining('requests'),
    },
  ]);
});

test('several test files, helpers, nested folders and skipped tests come along', () => {
  const [hotBars] = read().lessons;
  expect([...hotBars!.files.keys()]).toEqual([
    'lesson.yaml',
    'lesson.md',
    'starter/hot_bars.py',
    'starter/tools/limits.py',
    'starter/bars_data.py',
    'solution/hot_bars.py',
    'solution/tools/limits.py',
    'tests/hot_bars_test.py',
    'tests/limits_test.py',
  ]);
  expect(hotBars!.files.get('tests/hot_bars_test.py')).not.toContain('skip');
  expect(hotBars!.files.get('lesson.yaml')).toContain('- name: bars_data.py\n    readonly: true');
});

test('the course says that its texts were written by others', () => {
  const track = read();
  expect(track.structure(track.lessons).get('course.yaml')).toContain('\ntextsFromElsewhere: true\n');
});

test('the text follows our rules and says who wrote it', () => {
  expect(read().lessons[0]!.files.get('lesson.md')).toBe(`Lists hold many things.

## Assignment

Count the hot bars.

### 1. Count them

\`\`\`text
[700, 900]
\`\`\`

:::note
Mind the limit.
:::

## Tip

### General

- A list can be gone through.

## Credits

From the Python track of [Exercism](https://exercism.org/tracks/python), written by wren, hob, and mira.
`);
});

const META = 'exercises/practice/ring-sizes/.meta/config.json';

test.each<[string, (track: ContentFixture) => void, string]>([
  [
    'a track’s config that is no JSON',
    (track) => track.edit('config.json', '"active": true,', '"active": true,,'),
    'config.json:4  is not valid JSON: ',
  ],
  [
    'an exercise without a name',
    (track) => track.edit('config.json', '"name": "Ring sizes",', ''),
    'config.json:58  "exercises.practice[0].name" is missing',
  ],
  [
    'a language without a runtime here',
    (track) => track.edit('config.json', '"slug": "python"', '"slug": "cobol"'),
    'config.json:3  "slug" must be a track that can run here: python, javascript, typescript, go, c',
  ],
  [
    'an exercise’s config that is no JSON',
    (track) => track.write(META, '{\n  "files": [,]\n}\n'),
    `${META}:2  is not valid JSON: `,
  ],
  [
    'files that aren’t a list',
    (track) => track.write(META, '{\n  "files": {\n    "example": "x.py"\n  }\n}\n'),
    `${META}:3  "files.example" must be a list, and is text`,
  ],
  [
    'an example that does not exist',
    (track) => track.remove('exercises/practice/ring-sizes/.meta/example.py'),
    `${META}:1  names .meta/example.py, which does not exist`,
  ],
  [
    'a file outside of the exercise',
    (track) => track.edit(META, '.meta/example.py', '../../../config.json'),
    `${META}:1  names ../../../config.json, which is outside of the exercise`,
  ],
  [
    'an exercise that was given up',
    (track) =>
      track.edit('config.json', '"slug": "ring-sizes",', '"slug": "ring-sizes", "status": "deprecated",'),
    'exercises/practice/ring-sizes:1  is deprecated, says config.json',
  ],
])('%s is named with file and line', (_, change, problem) => {
  const problems = problemsAfter(change);
  expect(
    problems.some((line) => line.startsWith(problem)),
    problems.join('\n'),
  ).toBe(true);
});
