import {
  GithubProblem,
  MAX_COMMITS,
  MAX_FILE_BYTES,
  type Repository,
  type RepositoryFile,
  type RepositoryName,
} from '@shared/lesson-types';
import { text } from '@shared/texts';
import { z } from 'zod';
import type { GithubClient } from './github-client';

/** What reads GitHub's API. */
export type GithubReader = Pick<GithubClient, 'get'>;

const PER_PAGE = 100;
/** A file comes with its content in Base64, in the reply that says how large it is. */
const AS_OBJECT = { accept: 'application/vnd.github.object+json' };

const repositoryReply = z.object({
  private: z.boolean(),
  default_branch: z.string(),
  license: z.object({ spdx_id: z.string().nullable() }).nullish(),
  topics: z.array(z.string()).default([]),
});
const fileReply = z.object({
  type: z.string(),
  size: z.number().default(0),
  content: z.string().default(''),
  encoding: z.string().default(''),
});
const commitsReply = z.array(z.object({ commit: z.object({ message: z.string() }) }));
const pullsReply = z.array(z.object({ title: z.string(), merged_at: z.string().nullable() }));
const runsReply = z.object({
  workflow_runs: z.array(z.object({ status: z.string().nullable(), conclusion: z.string().nullable() })),
});

/** Null if nobody but its owner can see it. @throws TokenRefused or GithubProblem */
export async function openRepository(
  client: GithubReader,
  { owner, name }: RepositoryName,
): Promise<Repository | null> {
  const found = await client.get('/repos/{owner}/{repo}', { owner, repo: name });
  if (found === null) return null;
  const facts = read(repositoryReply, found);
  return facts.private ? null : new GithubRepository(client, { owner, repo: name }, facts);
}

class GithubRepository implements Repository {
  readonly defaultBranch: string;
  readonly license: string | null;
  readonly topics: readonly string[];

  constructor(
    private readonly client: GithubReader,
    private readonly name: { owner: string; repo: string },
    facts: z.infer<typeof repositoryReply>,
  ) {
    this.defaultBranch = facts.default_branch;
    const license = facts.license?.spdx_id ?? null;
    this.license = license === 'NOASSERTION' ? null : license;
    this.topics = facts.topics;
  }

  async file(path: string): Promise<RepositoryFile | null> {
    // `{+path}` keeps the slashes.
    return toFile(await this.get('/contents/{+path}', { path, headers: AS_OBJECT }));
  }

  async readme(): Promise<RepositoryFile | null> {
    return toFile(await this.get('/readme', { headers: AS_OBJECT }));
  }

  async commitMessages(): Promise<readonly string[]> {
    const reply = await this.get('/commits', { sha: this.defaultBranch, per_page: MAX_COMMITS });
    return read(commitsReply, reply ?? []).map(({ commit }) => commit.message);
  }

  async hasBranch(branch: string): Promise<boolean> {
    return (await this.get('/branches/{branch}', { branch })) !== null;
  }

  async mergedPullRequests(): Promise<readonly { title: string }[]> {
    const page = { state: 'closed', sort: 'updated', direction: 'desc', per_page: PER_PAGE };
    return read(pullsReply, (await this.get('/pulls', page)) ?? [])
      .filter(({ merged_at }) => merged_at !== null)
      .map(({ title }) => ({ title }));
  }

  async lastRun(workflow: string): Promise<'running' | 'passed' | 'failed' | null> {
    const page = { workflow, branch: this.defaultBranch, per_page: 1 };
    const reply = await this.get('/actions/workflows/{workflow}/runs', page);
    const run = read(runsReply, reply ?? { workflow_runs: [] }).workflow_runs[0];
    if (!run) return null;
    if (run.status !== 'completed') return 'running';
    return run.conclusion === 'success' ? 'passed' : 'failed';
  }

  private get(path: string, parameters: Record<string, unknown>): Promise<unknown> {
    return this.client.get(`/repos/{owner}/{repo}${path}`, { ...this.name, ...parameters });
  }
}

function toFile(reply: unknown): RepositoryFile | null {
  if (reply === null) return null;
  const { type, size, content, encoding } = read(fileReply, reply);
  if (type !== 'file') return null;
  if (size > MAX_FILE_BYTES || encoding !== 'base64') return { text: null, isTooLarge: size > 0 };
  const text = Buffer.from(content, 'base64').toString('utf8');
  return { text: text.includes('\0') ? null : text, isTooLarge: false };
}

/** @throws GithubProblem if the reply isn't what GitHub documents. */
function read<Schema extends z.ZodType>(schema: Schema, reply: unknown): z.output<Schema> {
  const parsed = schema.safeParse(reply);
  if (parsed.success) return parsed.data;
  throw new GithubProblem(text('github.odd-answer'), undefined, {
    cause: parsed.error,
  });
}
