import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ROLES, type Role, readRoles } from './roles';
import { BadSettings, settingsPart } from './settings-part';
import { MIN_SECRET_LENGTH, storedSecret } from './stored-secret';
import { address, port, withoutClosingSlash } from './variables';

/** Links, cookies and the socket all are at the root of one origin. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.href === `${url?.origin}/`;
}

const hasDatabaseNumber = (text: string) => /^(\/\d*)?$/.test(URL.parse(text)?.pathname ?? '');

const environment = {
  PORT: port.default(3000).describe('a port number from 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  PUBLIC_URL: address(/^https?$/)
    .refine(isOrigin)
    .optional()
    .describe('the http(s) address that learners open, such as https://learn.example.org, without a path'),
  DATA_DIR: z.string().min(1).default('.data').describe('a folder that may be written'),
  CONTENT_DIR: z.string().min(1).default('content').describe('a folder with courses/ and tracks/'),
  DATABASE_URL: address(/^postgres(ql)?$/)
    .optional()
    .describe('a postgres:// address'),
  REDIS_URL: address(/^rediss?$/)
    .refine(hasDatabaseNumber)
    .optional()
    .describe('a redis:// or rediss:// address, with a database number or nothing after the port'),
  AUTH_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH)
    .optional()
    .describe(`at least ${MIN_SECRET_LENGTH} characters`),
  ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform(readRoles)
    .pipe(z.custom<ReadonlySet<Role>>((roles) => roles !== undefined))
    .describe(`some of ${ROLES.join(', ')}, with commas between them`),
  RUNNERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .optional()
    .describe('a number of runner processes from 1 to 64'),
  SPARE_RUNNERS: z.coerce
    .number()
    .int()
    .min(0)
    .max(64)
    .optional()
    .describe('a number of runner processes from 0 to 64'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('one of fatal, error, warn, info, debug, trace, silent'),
};

type Values = z.infer<z.ZodObject<typeof environment>>;

/** What every part of the server may need: where it is, what it's connected to, and what this process does. */
export interface Settings {
  port: number;
  host: string;
  /** Without a closing slash. */
  publicUrl: string;
  dataDir: string;
  contentDir: string;
  databaseUrl: string | undefined;
  /** Given: learners' programs are run by runners elsewhere (`npm run runner`). */
  redisUrl: string | undefined;
  authSecret: string;
  roles: ReadonlySet<Role>;
  runners: number | undefined;
  /** Processes beyond `runners` that replace a killed one immediately. */
  spareRunners: number | undefined;
  logLevel: Values['LOG_LEVEL'];
}

export const platformSettings = settingsPart({
  environment,
  read: (values): Settings => {
    checkRoles(values);
    const dataDir = openDataDir(resolve(values.DATA_DIR));
    return {
      port: values.PORT,
      host: values.HOST,
      publicUrl: withoutClosingSlash(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`),
      dataDir,
      contentDir: resolve(values.CONTENT_DIR),
      databaseUrl: values.DATABASE_URL,
      redisUrl: values.REDIS_URL,
      authSecret: values.AUTH_SECRET ?? secretIn(dataDir),
      roles: values.ROLES,
      runners: values.RUNNERS,
      spareRunners: values.SPARE_RUNNERS,
      logLevel: values.LOG_LEVEL,
    };
  },
});

function checkRoles({ ROLES: roles, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }: Values): void {
  if (roles.size < ROLES.length && databaseUrl === undefined)
    throw new BadSettings('ROLES needs DATABASE_URL: with SQLite, one process does everything.');
  if (roles.has('web') && !roles.has('runner') && redisUrl === undefined)
    throw new BadSettings('ROLES without runner needs REDIS_URL, so that programs run elsewhere.');
}

function openDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return dataDir;
  } catch (cause) {
    throw new BadSettings(
      `DATA_DIR must be ${environment.DATA_DIR.description}: ${dataDir} cannot be made.`,
      {
        cause,
      },
    );
  }
}

function secretIn(dataDir: string): string {
  try {
    return storedSecret(dataDir);
  } catch (cause) {
    throw new BadSettings(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
