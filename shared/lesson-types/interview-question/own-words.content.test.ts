import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Runner } from '../../runner/runner';
import { interviewQuestion } from './lesson-type';

const COURSES = path.resolve('content/courses');
const runner: Runner = { run: () => Promise.reject(new Error('An interview runs nothing.')) };

const texts = (pattern: string) =>
  globSync(pattern, { cwd: COURSES }).map((file) => readFileSync(path.join(COURSES, file), 'utf8'));
const lessons = globSync('*/chapters/*/lessons/*/lesson.yaml', { cwd: COURSES })
  .filter((file) => /^type: type_interview_question$/m.test(readFileSync(path.join(COURSES, file), 'utf8')))
  .map((file) => ({ course: file.split(path.sep)[0]!, folder: path.dirname(file) }));

/** As learners talk, with little punctuation and few terms: each passes in the lesson of the same name. */
const HONEST: Readonly<Record<string, string | string[]>> = {
  'the-inspector-asks-about-history': `I'd read the log until I see who changed the prices, maybe with blame. Then git revert
    on that one, since it puts a fresh commit on top. Resetting main and forcing it would break things for my colleagues,
    they've got it already.`,
  'the-inspector-wants-to-know': `well i would put explain in front of it to see if it goes through the whole table. probably
    there is no index for the customer so i'd add one, and if the date is in it too you don't have to sort. but every
    insert gets a bit slower then so i wouldn't do it everywhere`,
  'the-inspector-asks-about-a-shared-map': `They all write to the map at the same time and that's a race, numbers get lost.
    Put a mutex around it. And main doesn't wait for them, so I'd take a WaitGroup.`,
  'the-inspector-on-memory': `My guess is a leak, something gets malloc'ed and is never freed. I'd start it with valgrind and
    look at what's still there at the end. Then the error paths, people forget them, and I'd say clearly who owns what.`,
  'the-inspector-on-functions-and-objects': `If it only calculates something I take a function, you put something in and get
    the same result every time, so testing is no work. An object when it has to remember things, a bank account that keeps
    its balance. And the account can check that nobody goes below zero. You don't have to choose, I'd mix both.`,
  'the-inspector-on-long-logs': `It reads everything into memory, twice, because the brackets make a list. I'd use a
    generator so there's just one line at a time. You can't take len of it then, so sum(1 for ...), and it's empty the
    second time you go through.`,
  'two-hundred-slow-links': `each link waits for the previous one because of the await in the loop. i would start them all
    with map and then do promise all. but if one fails you lose everything so allSettled, and not all 200 at the same time
    but maybe in batches of ten`,
  'the-inspector-asks-why-not-bfs': `BFS counts roads but what matters is minutes. So Dijkstra with a heap, you always go on
    from the place that's nearest so far. That works since minutes can't be negative. For the half country I'd take A star,
    that has an estimate of how far the goal is.`,
  'the-inspector-asks-for-a-structure': `1. a set, because looking up a number is O(1). 2. a trie, you walk down letter by
    letter. 3. that's a heap, the most urgent one is always on top. 4. a balanced search tree since it stays in order, so
    you can start at the first date. 5. it's a graph, and I'd sort it topologically so each report comes before those that
    need it.`,
  'the-inspector-asks': [
    `Because when the tax changes you'd have to fix six copies and you'll forget one. With a function it's one place. It
    also gets a name, and you can test it.`,
    "A function has a name so it's readable, and you change it in one place.",
  ],
};

/** What someone does who hopes that a copy won't be noticed: to one word in `every`. */
const disguises: Readonly<Record<string, (word: string) => string>> = {
  changed: () => 'indeed',
  added: (word) => `${word} indeed`,
  'left out': () => '',
};
const disguised = (text: string, every: number, change: (word: string) => string) => {
  let words = 0;
  return text.replace(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu, (word) =>
    ++words % every === 0 ? change(word) : word,
  );
};

describe.each(lessons)('$folder', ({ course, folder }) => {
  const load = () => interviewQuestion.file.parse(parse(texts(`${folder}/lesson.yaml`)[0]!)) as never;
  let data: Parameters<typeof interviewQuestion.grade>[1]['data'];
  let pages: string[];
  beforeAll(() => {
    data = load();
    pages = texts(`${course}/chapters/*/lessons/*/lesson.md`);
  });
  const say = async (text: string, courseTexts = pages) =>
    interviewQuestion.grade(runner, {
      data,
      language: 'python',
      answer: { kind: 'interview', text },
      courseTexts: async () => courseTexts,
    });
  const phrases = (separator: string) =>
    data.solutionPoints.flatMap(({ said }) => said.flat()).join(separator);
  const hearts = (separator: string) =>
    data.solutionPoints.flatMap(({ said }) => said.map(([first]) => first)).join(separator);

  test('passes the author’s answer, and one in a learner’s words', async () => {
    for (const answer of [data.goodAnswer, ...[HONEST[path.basename(folder)]!].flat()])
      expect(await say(answer), answer).toMatchObject({ verdict: 'success' });
  });

  test('refuses every page of its course, whole and in part', async () => {
    for (const page of pages)
      for (const pasted of [page, page.slice(0, 1_700), page.slice(-1_500)])
        expect(await say(pasted, [page]), pasted).toMatchObject({ verdict: 'failure' });
  });

  test('refuses its question, its follow-ups and its solution', async () => {
    const { question, solutionPoints } = data;
    const of = (key: 'ask' | 'point' | 'explanation') => solutionPoints.map((one) => one[key]).join(' ');
    for (const pasted of [question, of('ask'), `${question} ${of('ask')}`, of('point'), of('explanation')])
      expect(await say(pasted), pasted).toMatchObject({ verdict: 'failure' });
  });

  test.each(Object.entries(disguises))('refuses what was copied with some words %s', async (_, change) => {
    const { question, solutionPoints } = data;
    const of = (key: 'ask' | 'point' | 'explanation') => solutionPoints.map((one) => one[key]).join(' ');
    const shown = [question, of('ask'), `${question} ${of('ask')}`, of('point'), of('explanation')];
    for (const every of [4, 5, 6])
      for (const text of shown) {
        const pasted = disguised(text, every, change);
        expect(await say(pasted, []), pasted).toMatchObject({ verdict: 'failure' });
      }
    for (const [at, page] of pages.entries()) {
      const pasted = disguised(page.slice(0, 1_700), 4 + (at % 3), change);
      expect(await say(pasted, [page]), pasted).toMatchObject({ verdict: 'failure' });
    }
  });

  test('refuses the words that it looks for', async () => {
    for (const separator of [' ', ', ', '. ', '\n', ' and the ', ' because of the '])
      for (const list of [phrases(separator), hearts(separator), `The answer is: ${hearts(separator)}`])
        expect(await say(list), list).toMatchObject({ verdict: 'failure' });
  });
});
