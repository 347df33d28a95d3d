import type { RepositoryCheck } from '../../grading';
import type { OutputQueries } from '../cli/output-queries';
import type { Check } from './check-file';
import { MAX_COMMITS, type Repository, type RepositoryFile } from './repository';

type Match = OutputQueries['match'];

/** Runs every check: one that fails doesn't keep the others from running. `repository` is null if nobody can see it. */
export async function runChecks(
  checks: readonly Check[],
  repository: Repository | null,
  match: Match,
): Promise<RepositoryCheck[]> {
  if (!repository) return checks.map(unseen);
  const read = onceEach(repository);
  const results: RepositoryCheck[] = [];
  // One after the other: GitHub asks for that, and several checks often need the same reply.
  for (const check of checks) {
    const reason = await problemOf(check, read, match);
    results.push(reason === undefined ? { state: 'passed' } : { state: 'failed', reason });
  }
  return results;
}

const unseen = (check: Check): RepositoryCheck =>
  check.isPublic
    ? { state: 'failed', reason: 'There’s no such repository, or it’s private.' }
    : { state: 'unknown' };

/** Why a check fails, as a sentence; undefined if it passes. */
async function problemOf(check: Check, repository: Repository, match: Match): Promise<string | undefined> {
  const { hasReadme, hasFile, fileContains, fileMatches, minCommits, commitMessages } = check;
  if (hasReadme)
    return readmeProblem(await repository.readme(), hasReadme === true ? 1 : hasReadme.minLength);
  if (hasFile !== undefined) return (await repository.file(hasFile)) ? undefined : missing(hasFile);
  if (fileContains) {
    const { path, text } = fileContains;
    return fileProblem(path, await repository.file(path), async (content) =>
      content.includes(text) ? undefined : `${path} doesn’t contain “${text.trim()}” yet.`,
    );
  }
  if (fileMatches) {
    const { path, pattern } = fileMatches;
    return fileProblem(path, await repository.file(path), async (content) =>
      (await matches(match, pattern, content)) ? undefined : `${path} isn’t quite there yet.`,
    );
  }
  if (minCommits !== undefined) return countProblem((await repository.commitMessages()).length, minCommits);
  if (commitMessages) return messagesProblem(await repository.commitMessages(), commitMessages, match);
  return placeProblem(check, repository, match);
}

async function placeProblem(check: Check, repository: Repository, match: Match): Promise<string | undefined> {
  const { hasBranch, mergedPullRequest, workflowPassed, license, hasTopic } = check;
  if (hasBranch !== undefined)
    return (await repository.hasBranch(hasBranch)) ? undefined : `There’s no branch “${hasBranch}”.`;
  if (mergedPullRequest) {
    const merged = await repository.mergedPullRequests();
    if (merged.length === 0) return 'No pull request has been merged yet.';
    if (mergedPullRequest === true) return undefined;
    for (const { title } of merged)
      if (await matches(match, mergedPullRequest.title, title)) return undefined;
    return `No merged pull request has a title that fits. The last one is “${merged[0]?.title}”.`;
  }
  if (workflowPassed !== undefined)
    return RUN_PROBLEMS[(await repository.lastRun(workflowPassed)) ?? 'never'];
  if (license !== undefined) return licenseProblem(repository.license, license);
  if (hasTopic !== undefined)
    return repository.topics.includes(hasTopic.toLowerCase())
      ? undefined
      : `The topic “${hasTopic}” isn’t set.`;
  return undefined; // isPublic: the repository was found
}

const RUN_PROBLEMS = {
  passed: undefined,
  failed: 'Its last run failed. GitHub’s Actions tab has the log.',
  running: 'It’s still running. Check again in a moment.',
  never: 'It hasn’t run yet.',
} as const;

const missing = (path: string) => `There’s no file ${path} on the default branch.`;

async function fileProblem(
  path: string,
  file: RepositoryFile | null,
  look: (text: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!file) return missing(path);
  if (file.isTooLarge) return `${path} is larger than 1 MB, too large to check.`;
  if (file.text === null) return `${path} isn’t a text file.`;
  return look(file.text);
}

function readmeProblem(readme: RepositoryFile | null, minLength: number): string | undefined {
  if (!readme) return 'There’s no README yet.';
  const length = readme.isTooLarge ? Number.POSITIVE_INFINITY : (readme.text ?? '').trim().length;
  if (length === 0) return 'The README is empty.';
  return length < minLength ? `The README has ${length} of at least ${minLength} characters.` : undefined;
}

function countProblem(count: number, minimum: number): string | undefined {
  if (count >= Math.min(minimum, MAX_COMMITS)) return undefined;
  return count === 0 ? 'There are no commits yet.' : `There are ${count} of ${minimum} commits.`;
}

async function messagesProblem(
  messages: readonly string[],
  { pattern, last }: NonNullable<Check['commitMessages']>,
  match: Match,
): Promise<string | undefined> {
  const lines = messages.map((message) => message.split('\n', 1)[0] ?? '');
  const own = lines.filter((line) => !/^Merge (?:branch|pull request|remote)/.test(line)).slice(0, last);
  if (own.length === 0) return 'There are no commits yet.';
  for (const line of own)
    if (!(await matches(match, pattern, line))) return `This commit message doesn’t fit: “${line}”`;
  return undefined;
}

function licenseProblem(found: string | null, wanted: string): string | undefined {
  if (found === null) return 'There’s no license that GitHub recognizes.';
  if (wanted.toLowerCase() === 'any' || found.toLowerCase() === wanted.toLowerCase()) return undefined;
  return `Its license is ${found}, not ${wanted}.`;
}

const matches = async (match: Match, pattern: string, text: string): Promise<boolean> =>
  (await match(pattern, text)) !== null;

/** The same repository, with each thing asked for once. */
function onceEach(repository: Repository): Repository {
  const replies = new Map<string, Promise<unknown>>();
  const once = <Value>(key: string, ask: () => Promise<Value>): Promise<Value> => {
    if (!replies.has(key)) replies.set(key, ask());
    return replies.get(key) as Promise<Value>;
  };
  return {
    defaultBranch: repository.defaultBranch,
    license: repository.license,
    topics: repository.topics,
    file: (path) => once(`file ${path}`, () => repository.file(path)),
    readme: () => once('readme', () => repository.readme()),
    commitMessages: () => once('commits', () => repository.commitMessages()),
    hasBranch: (name) => once(`branch ${name}`, () => repository.hasBranch(name)),
    mergedPullRequests: () => once('pulls', () => repository.mergedPullRequests()),
    lastRun: (workflow) => once(`run ${workflow}`, () => repository.lastRun(workflow)),
  };
}
