import { CliError } from '../errors';
import { readSettings } from './settings';

/** Where the API and the web app are. They are the same server unless the environment separates them. */
export interface Addresses {
  api: string;
  web: string;
}

/**
 * The server to talk to: BD_API_URL and BD_FRONTEND_URL, which other clients read, too; otherwise the one that
 * `emberforge login <server>` saved.
 * @throws CliError if there is none
 */
export function findAddresses(): Addresses {
  const saved = readSettings().server;
  const api = process.env.BD_API_URL ?? saved;
  if (!api)
    throw new CliError(
      'You haven’t picked a server yet.',
      'Sign in with its address: emberforge login https://your.server',
    );
  return { api: asAddress(api), web: asAddress(process.env.BD_FRONTEND_URL ?? api) };
}

/** An address without path and closing slash; https unless it says otherwise. @throws CliError */
export function asAddress(text: string): string {
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text)
    ? text
    : `${isLocal(text) ? 'http' : 'https'}://${text}`;
  const url = URL.canParse(withScheme) ? new URL(withScheme) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !url.host)
    throw new CliError(`"${text}" isn’t the address of a server.`, 'It looks like https://learn.example.com');
  return url.origin;
}

const isLocal = (text: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(text);
