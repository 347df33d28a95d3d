import { expect, test } from 'vitest';
import { compilePattern } from '../cli/pattern';
import { CheckFile } from './check-file';
import { githubChecks } from './lesson-type';
import type { Repository } from './repository';
import { parseRepository } from './repository-name';
import { runChecks } from './run-checks';

const match = async (pattern: string, text: string) => compilePattern(pattern).exec(text)?.[0] ?? null;
const file = (text: string) => ({ text, isTooLarge: false });
const EMPTY: Repository = {
  defaultBranch: 'main',
  license: null,
  topics: [],
  file: async () => null,
  readme: async () => null,
  commitMessages: async () => [],
  hasBranch: async () => false,
  mergedPullRequests: async () => [],
  lastRun: async () => null,
};
const FULL: Repository = {
  ...EMPTY,
  license: 'MIT',
  topics: ['forge'],
  file: async (path) => (path === 'a.py' ? file('print("hi")\n') : null),
  readme: async () => file('# Forge log\n'),
  commitMessages: async () => ['Merge branch x', 'Add a price tag\n\nBecause.', 'Add a hinge'],
  hasBranch: async (name) => name === 'hinges',
  mergedPullRequests: async () => [{ title: 'Add hinges' }],
  lastRun: async () => 'passed',
};
const problem = async (rule: object, repository: Repository | null) => {
  const [result] = await runChecks([CheckFile.parse({ description: 'Do it', ...rule })], repository, match);
  return result?.reason ?? result?.state;
};

test.each([
  [{ isPublic: true }, 'passed'],
  [{ hasReadme: true }, 'There’s no README yet.'],
  [{ hasFile: 'a.py' }, 'There’s no file a.py on the default branch.'],
  [{ fileContains: { path: 'a.py', text: 'hi' } }, 'There’s no file a.py on the default branch.'],
  [{ fileMatches: { path: 'a.py', pattern: '(?i)PRINT' } }, 'There’s no file a.py on the default branch.'],
  [{ minCommits: 2 }, 'There are no commits yet.'],
  [{ commitMessages: { pattern: '^(Add|Fix) ' } }, 'There are no commits yet.'],
  [{ hasBranch: 'hinges' }, 'There’s no branch “hinges”.'],
  [{ mergedPullRequest: { title: 'hinges$' } }, 'No pull request has been merged yet.'],
  [{ workflowPassed: 'test.yml' }, 'It hasn’t run yet.'],
  [{ license: 'mit' }, 'There’s no license that GitHub recognizes.'],
  [{ hasTopic: 'forge' }, 'The topic “forge” isn’t set.'],
])('%j passes on a repository that has it, and says what an empty one lacks', async (rule, reason) => {
  expect(await problem(rule, FULL)).toBe('passed');
  expect(await problem(rule, EMPTY)).toBe(reason);
});

test.each([
  [{ hasReadme: { minLength: 40 } }, 'The README has 11 of at least 40 characters.'],
  [{ fileContains: { path: 'a.py', text: 'bye' } }, 'a.py doesn’t contain “bye” yet.'],
  [{ fileMatches: { path: 'a.py', pattern: '^import' } }, 'a.py isn’t quite there yet.'],
  [{ minCommits: 5 }, 'There are 3 of 5 commits.'],
  [{ commitMessages: { pattern: 'tag$' } }, 'This commit message doesn’t fit: “Add a hinge”'],
  [
    { mergedPullRequest: { title: 'doors' } },
    'No merged pull request has a title that fits. The last one is “Add hinges”.',
  ],
  [{ license: 'GPL-3.0' }, 'Its license is MIT, not GPL-3.0.'],
])('%j says how far the work is', async (rule, reason) => {
  expect(await problem(rule, FULL)).toBe(reason);
});

test('a file that is too large or isn’t text is never read', async () => {
  const of = (isTooLarge: boolean) => ({ ...FULL, file: async () => ({ text: null, isTooLarge }) });
  const rule = { fileContains: { path: 'a.py', text: 'hi' } };
  expect(await problem(rule, of(true))).toBe('a.py is larger than 1 MB, too large to check.');
  expect(await problem(rule, of(false))).toBe('a.py isn’t a text file.');
});

test('nothing is known about a repository that nobody can see', async () => {
  expect(await problem({ isPublic: true }, null)).toBe('There’s no such repository, or it’s private.');
  expect(await problem({ hasReadme: true }, null)).toBe('unknown');
});

test('several checks of one thing ask GitHub once', async () => {
  let count = 0;
  const readme = async () => {
    count += 1;
    return file('# Log');
  };
  const check = CheckFile.parse({ description: 'Do it', hasReadme: true });
  await runChecks([check, check], { ...EMPTY, readme }, match);
  expect(count).toBe(1);
});

test.each([
  [{}, 'must have exactly one of'],
  [{ hasFile: 'a', hasReadme: true }, 'and has 2'],
  [{ hasFile: '../secret' }, 'must be a path in the repository'],
  [{ fileMatches: { path: 'a', pattern: '(' } }, 'is not a valid regular expression'],
  [{ workflowPassed: '../x' }, 'must be the name of a file in .github/workflows'],
])('a check of %j is refused in the words of its author', (rule, message) => {
  const result = CheckFile.safeParse({ description: 'Do it', ...rule });
  expect(result.error?.issues.map((issue) => issue.message).join()).toContain(message);
});

test.each([
  ['ada/forge-log', 'ada/forge-log'],
  [' https://github.com/ada/forge-log.git ', 'ada/forge-log'],
  ['git@github.com:ada/forge-log.git', 'ada/forge-log'],
  ['https://github.example.org/ada/forge.log/tree/main/src', 'ada/forge.log'],
  ['forge-log', undefined],
  ['ada/..', undefined],
  ['https://github.com/ada', undefined],
  ['ada/forge log', undefined],
  ['ada/forge/x', undefined],
])('%j is read as %s', (text, expected) => {
  const name = parseRepository(text);
  expect(name && `${name.owner}/${name.name}`).toBe(expected);
});

test('an answer of another kind is refused', () => {
  const data = { type: 'type_github_checks' as const, checks: [] };
  expect(() => githubChecks.readAnswer(data, { TextInput: 'x' })).toThrow('answered with a repository');
  expect(() => githubChecks.readAnswer(data, { Repository: 'x' })).toThrow('such as ada/forge-log');
});
