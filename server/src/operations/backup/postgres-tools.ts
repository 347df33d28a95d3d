import { spawn } from 'node:child_process';

/** Query parameters of a database's address, and what PostgreSQL's tools call them. */
const PARAMETERS: Record<string, string> = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/** The connection as environment variables: arguments would show the password to everybody on this machine. */
export function postgresEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const values: Record<string, string> = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  for (const [name, value] of searchParams) if (PARAMETERS[name]) values[PARAMETERS[name]] = value;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/**
 * Runs one of PostgreSQL's own tools on the database.
 * @throws Error with one line: what the tool said, or that it isn't installed.
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
): Promise<void> {
  const child = spawn(tool, args, {
    env: { PATH: process.env.PATH, ...postgresEnvironment(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const code = await new Promise<number | null>((done, failed) => {
    child.once('error', failed);
    child.once('close', done);
  }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code !== 'ENOENT') throw cause;
    throw new Error(
      `${tool} isn't installed. It's in PostgreSQL's client tools, of the server's version or newer.`,
      { cause },
    );
  });
  if (code !== 0) throw new Error(said.trim().split('\n')[0] || `${tool} ended with code ${code}.`);
}
