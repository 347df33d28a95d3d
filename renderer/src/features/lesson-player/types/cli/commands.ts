import type { Lesson } from '@web/api';

/** The MIT-licensed terminal client that everybody can install. */
export const INSTALL_COMMAND = 'go install github.com/bootdotdev/bootdev@latest';
export const LOGIN_COMMAND = 'bootdev login';

export type Shell = 'posix' | 'powershell';

export const SHELLS: { value: Shell; label: string }[] = [
  { value: 'posix', label: 'macOS, Linux, WSL' },
  { value: 'powershell', label: 'PowerShell' },
];

/** Points the client at this server, for the terminal that it's typed into. */
export const connectCommand = (shell: Shell, server: string): string =>
  shell === 'posix'
    ? `export BD_API_URL=${server} BD_FRONTEND_URL=${server}`
    : `$env:BD_API_URL = "${server}"; $env:BD_FRONTEND_URL = "${server}"`;

export const runCommand = ({ uuid }: Pick<Lesson, 'uuid'>) => `bootdev run ${uuid}`;
export const submitCommand = ({ uuid }: Pick<Lesson, 'uuid'>) => `bootdev submit ${uuid}`;

/** Sets the learner's own address for requests, until it's reset. */
export const baseUrlCommand = (url: string) => `bootdev config base_url ${url}`;
export const RESET_BASE_URL_COMMAND = 'bootdev config base_url --reset';
