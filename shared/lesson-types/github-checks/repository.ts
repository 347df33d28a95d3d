import type { Text } from '../../texts/text';
import type { RepositoryName } from './repository-name';

/** Port: reads repositories on GitHub with a learner's own access. */
export interface LearnerRepositories {
  /** The learner's login on GitHub. */
  readonly login: string;
  /**
   * Null if there is no such repository, or if it's private.
   * @throws GithubProblem, like each call of the repository.
   */
  open(name: RepositoryName): Promise<Repository | null>;
}

/** A public repository. Each call is one request, so ask only for what a check needs. */
export interface Repository {
  readonly defaultBranch: string;
  /** The SPDX id of its license, such as `MIT`; null without one. */
  readonly license: string | null;
  readonly topics: readonly string[];
  /** Null if there is no such file. */
  file(path: string): Promise<RepositoryFile | null>;
  readme(): Promise<RepositoryFile | null>;
  /** The full messages of the latest commits on the default branch, newest first, at most `MAX_COMMITS`. */
  commitMessages(): Promise<readonly string[]>;
  hasBranch(name: string): Promise<boolean>;
  /** The latest closed pull requests that were merged. */
  mergedPullRequests(): Promise<readonly { title: string }[]>;
  /** The last run of a workflow on the default branch; null if it has never run. */
  lastRun(workflow: string): Promise<'running' | 'passed' | 'failed' | null>;
}

/** `text` is null if the file is larger than `MAX_FILE_BYTES`, or isn't text. */
export interface RepositoryFile {
  text: string | null;
  isTooLarge: boolean;
}

export const MAX_COMMITS = 100;
export const MAX_FILE_BYTES = 1_000_000;

/** GitHub can't say right now: never the learner's fault. */
export class GithubProblem extends Error {
  override readonly name = 'GithubProblem';

  constructor(
    readonly text: Text,
    /** When a later try makes sense. */
    readonly retryAfterSeconds?: number,
    options?: ErrorOptions,
  ) {
    super(text.english, options);
  }
}
