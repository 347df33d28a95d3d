import { address, settingsPart, together, withoutClosingSlash } from '@server/platform/config';
import { z } from 'zod';

const PUBLIC_GITHUB = 'https://github.com';

/** The OAuth app that learners link their GitHub account with. */
export interface GithubApp {
  clientId: string;
  clientSecret: string;
  /** Where people sign in, without a closing slash. */
  url: string;
  /** Where the REST API is, without a closing slash. */
  apiUrl: string;
}

export interface GithubSettings {
  /** Undefined: there is none. */
  github: GithubApp | undefined;
}

export const githubSettings = settingsPart({
  environment: {
    GITHUB_CLIENT_ID: z.string().min(1).optional().describe('the id of an OAuth app on GitHub'),
    GITHUB_CLIENT_SECRET: z.string().min(1).optional().describe('the secret of that OAuth app'),
    GITHUB_URL: address(/^https?$/)
      .default(PUBLIC_GITHUB)
      .describe('the http(s) address of GitHub, or of a GitHub Enterprise server'),
    GITHUB_API_URL: address(/^https?$/)
      .optional()
      .describe('the http(s) address of its REST API, such as https://github.example.org/api/v3'),
  },
  read: ({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET, GITHUB_URL, GITHUB_API_URL }): GithubSettings => {
    const app = together({ GITHUB_CLIENT_ID, GITHUB_CLIENT_SECRET });
    if (!app) return { github: undefined };
    const url = withoutClosingSlash(GITHUB_URL);
    const apiUrl = GITHUB_API_URL ?? (url === PUBLIC_GITHUB ? 'https://api.github.com' : `${url}/api/v3`);
    return {
      github: {
        clientId: app.GITHUB_CLIENT_ID,
        clientSecret: app.GITHUB_CLIENT_SECRET,
        url,
        apiUrl: withoutClosingSlash(apiUrl),
      },
    };
  },
});
