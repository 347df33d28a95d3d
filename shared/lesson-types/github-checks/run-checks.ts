import type { RepositoryCheck } from '../../grading';
import { resultText } from '../../texts/lesson-results';
import type { Text } from '../../texts/text';
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
    results.push(reason === undefined ? { state: 'passed' } : failed(reason));
  }
  return results;
}

const failed = (reason: Text): RepositoryCheck => ({ state: 'failed', ...reason.as('reason') });

const unseen = (check: Check): RepositoryCheck =>
  check.isPublic ? failed(resultText('repository.none')) : { state: 'unknown' };

/** Why a check fails, as a sentence; undefined if it passes. */
async function problemOf(check: Check, repository: Repository, match: Match): Promise<Text | undefined> {
  const { hasReadme, hasFile, fileContains, fileMatches, minCommits, commitMessages } = check;
  if (hasReadme)
    return readmeProblem(await repository.readme(), hasReadme === true ? 1 : hasReadme.minLength);
  if (hasFile !== undefined) return (await repository.file(hasFile)) ? undefined : missing(hasFile);
  if (fileContains) {
    const { path, text } = fileContains;
    return fileProblem(path, await repository.file(path), async (content) =>
      content.includes(text) ? undefined : resultText('repository.lacks-text', { path, text: text.trim() }),
    );
  }
  if (fileMatches) {
    const { path, pattern } = fileMatches;
    return fileProblem(path, await repository.file(path), async (content) =>
      (await matches(match, pattern, content)) ? undefined : resultText('repository.no-match', { path }),
    );
  }
  if (minCommits !== undefined) return countProblem((await repository.commitMessages()).length, minCommits);
  if (commitMessages) return messagesProblem(await repository.commitMessages(), commitMessages, match);
  return placeProblem(check, repository, match);
}

async function placeProblem(check: Check, repository: Repository, match: Match): Promise<Text | undefined> {
  const { hasBranch, mergedPullRequest, workflowPassed, license, hasTopic } = check;
  if (hasBranch !== undefined)
    return (await repository.hasBranch(hasBranch))
      ? undefined
      : resultText('repository.no-branch', { branch: hasBranch });
  if (mergedPullRequest) {
    const merged = await repository.mergedPullRequests();
    if (merged.length === 0) return resultText('repository.no-merge');
    if (mergedPullRequest === true) return undefined;
    for (const { title } of merged)
      if (await matches(match, mergedPullRequest.title, title)) return undefined;
    return resultText('repository.other-title', { title: merged[0]!.title });
  }
  if (workflowPassed !== undefined) {
    const run = (await repository.lastRun(workflowPassed)) ?? 'never';
    return run === 'passed' ? undefined : resultText(`repository.run-${run}`);
  }
  if (license !== undefined) return licenseProblem(repository.license, license);
  if (hasTopic !== undefined)
    return repository.topics.includes(hasTopic.toLowerCase())
      ? undefined
      : resultText('repository.no-topic', { topic: hasTopic });
  return undefined; // isPublic: the repository was found
}

const missing = (path: string) => resultText('repository.no-file', { path });

async function fileProblem(
  path: string,
  file: RepositoryFile | null,
  look: (text: string) => Promise<Text | undefined>,
): Promise<Text | undefined> {
  if (!file) return missing(path);
  if (file.isTooLarge) return resultText('repository.large-file', { path });
  if (file.text === null) return resultText('repository.no-text', { path });
  return look(file.text);
}

function readmeProblem(readme: RepositoryFile | null, minLength: number): Text | undefined {
  if (!readme) return resultText('repository.no-readme');
  const length = readme.isTooLarge ? Number.POSITIVE_INFINITY : (readme.text ?? '').trim().length;
  if (length === 0) return resultText('repository.empty-readme');
  return length < minLength
    ? resultText('repository.short-readme', { count: length, total: minLength })
    : undefined;
}

function countProblem(count: number, minimum: number): Text | undefined {
  if (count >= Math.min(minimum, MAX_COMMITS)) return undefined;
  return count === 0
    ? resultText('repository.no-commits')
    : resultText('repository.few-commits', { count, total: minimum });
}

async function messagesProblem(
  messages: readonly string[],
  { pattern, last }: NonNullable<Check['commitMessages']>,
  match: Match,
): Promise<Text | undefined> {
  const lines = messages.map((message) => message.split('\n', 1)[0] ?? '');
  const own = lines.filter((line) => !/^Merge (?:branch|pull request|remote)/.test(line)).slice(0, last);
  if (own.length === 0) return resultText('repository.no-commits');
  for (const line of own)
    if (!(await matches(match, pattern, line)))
      return resultText('repository.commit-message', { message: line });
  return undefined;
}

function licenseProblem(found: string | null, wanted: string): Text | undefined {
  if (found === null) return resultText('repository.no-license');
  if (wanted.toLowerCase() === 'any' || found.toLowerCase() === wanted.toLowerCase()) return undefined;
  return resultText('repository.other-license', { found, expected: wanted });
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
