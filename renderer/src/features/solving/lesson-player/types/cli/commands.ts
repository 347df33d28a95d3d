import type { Lesson } from '@web/api';

/** Installs the terminal client that this server offers (`cli/`), which fits its version. */
export const installCommand = (server: string): string =>
  `npm install --global ${server}/downloads/emberforge.tgz`;

export const loginCommand = (server: string): string => `emberforge login ${server}`;

export const runCommand = ({ uuid }: Pick<Lesson, 'uuid'>) => `emberforge run ${uuid}`;
export const submitCommand = ({ uuid }: Pick<Lesson, 'uuid'>) => `emberforge submit ${uuid}`;

/** Sets the learner's own address for requests, until it's reset. */
export const baseUrlCommand = (url: string) => `emberforge config base_url ${url}`;
export const RESET_BASE_URL_COMMAND = 'emberforge config base_url --reset';
