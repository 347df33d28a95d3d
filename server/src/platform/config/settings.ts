import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { ROLES, type Role, readRoles } from './roles';
import { MIN_SECRET_LENGTH, storedSecret } from './stored-secret';
import { type TrustProxy, trustProxy } from '../http/trust-proxy';

const PUBLIC_GITHUB = 'https://github.com';
const PUBLIC_GOOGLE = 'https://accounts.google.com';
const PUBLIC_DISCORD = 'https://discord.com';
const port = z.coerce.number().int().min(0).max(65_535);
/** The counters are integers of 32 bits. */
const tokens = z.coerce.number().int().min(0).max(1_000_000_000);
const url = (protocols: RegExp) => z.url({ protocol: protocols });

/** `Name <name@host>` or `name@host`, in one line. */
const SENDER = /^(?:[^<>\p{Cc}]*<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>|[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+)$/u;

/** Links, cookies and the socket all are at the root of one origin. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url?.href === `${url?.origin}/`;
}

const hasDatabaseNumber = (text: string) => /^(\/\d*)?$/.test(URL.parse(text)?.pathname ?? '');

/** What the environment may set; the README's table says the same. Every one is optional. */
const environment = z.object({
  PORT: port.default(3000).describe('a port number from 0 to 65535'),
  HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  METRICS_PORT: port.optional().describe('a port number from 0 to 65535, another than PORT'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('an address to listen on, such as 0.0.0.0'),
  PUBLIC_URL: url(/^https?$/)
    .refine(isOrigin)
    .optional()
    .describe('the http(s) address that learners open, such as https://learn.example.org, without a path'),
  DATA_DIR: z.string().min(1).default('.data').describe('a folder that may be written'),
  CONTENT_DIR: z.string().min(1).default('content').describe('a folder with courses/ and tracks/'),
  DATABASE_URL: url(/^postgres(ql)?$/)
    .optional()
    .describe('a postgres:// address'),
  REDIS_URL: url(/^rediss?$/)
    .refine(hasDatabaseNumber)
    .optional()
    .describe('a redis:// or rediss:// address, with a database number or nothing after the port'),
  SMTP_URL: url(/^smtps?$/)
    .optional()
    .describe('an smtp:// or smtps:// address'),
  MAIL_FROM: z
    .string()
    .regex(SENDER)
    .default('forge@localhost')
    .describe('a sender, such as Forge <forge@example.org>'),
  AUTH_SECRET: z
    .string()
    .min(MIN_SECRET_LENGTH)
    .optional()
    .describe(`at least ${MIN_SECRET_LENGTH} characters`),
  REPLACE_AUTH_SECRET: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional()
    .describe('the fingerprint of the secret to replace, 16 hexadecimal digits'),
  LLM_BASE_URL: url(/^https?$/)
    .optional()
    .describe('the http(s) address of a chat completions API, such as https://api.openai.com/v1'),
  LLM_API_KEY: z.string().optional().describe('the key of the language model’s API'),
  LLM_MODEL: z.string().min(1).optional().describe('the name of the language model, with LLM_BASE_URL'),
  LLM_TOKENS_PER_LEARNER: tokens
    .default(200_000)
    .describe('a number of tokens that a learner may use in a day, from 0 to 1000000000'),
  LLM_TOKENS_PER_DAY: tokens
    .default(10_000_000)
    .describe('a number of tokens that all learners together may use in a day, from 0 to 1000000000'),
  GITHUB_CLIENT_ID: z.string().min(1).optional().describe('the id of an OAuth app on GitHub'),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional().describe('the secret of that OAuth app'),
  GITHUB_URL: url(/^https?$/)
    .default(PUBLIC_GITHUB)
    .describe('the http(s) address of GitHub, or of a GitHub Enterprise server'),
  GITHUB_API_URL: url(/^https?$/)
    .optional()
    .describe('the http(s) address of its REST API, such as https://github.example.org/api/v3'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('the id of a web client on Google Cloud'),
  GOOGLE_URL: url(/^https?$/)
    .default(PUBLIC_GOOGLE)
    .describe('the http(s) address of an OpenID provider that serves Google’s paths, for tests'),
  DISCORD_CLIENT_ID: z.string().min(1).optional().describe('the id of an application on Discord'),
  DISCORD_CLIENT_SECRET: z.string().min(1).optional().describe('the secret of that application'),
  DISCORD_URL: url(/^https?$/)
    .default(PUBLIC_DISCORD)
    .describe('the http(s) address of a provider that serves Discord’s paths, for tests'),
  DISCORD_BOT_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('at least 32 characters, which a bot sends to give learners gems and items'),
  TRUST_PROXY: trustProxy,
  SIGN_INS_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(30)
    .describe('a number of sign-ups and sign-ins from 1 to 10000'),
  ROLES: z
    .string()
    .default(ROLES.join(','))
    .transform(readRoles)
    .pipe(z.custom<ReadonlySet<Role>>((roles) => roles !== undefined))
    .describe(`some of ${ROLES.join(', ')}, with commas between them`),
  EVENT_RETENTION_DAYS: z.coerce
    .number()
    .int()
    .min(1)
    .max(36_500)
    .default(30)
    .describe('a number of days from 1 to 36500'),
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
});

/** The names of all settings. */
export const SETTING_NAMES: readonly string[] = Object.keys(environment.shape);

type Environment = z.infer<typeof environment>;

/** The server's settings, complete and checked. */
export interface Settings {
  port: number;
  host: string;
  /** Where /metrics listens; undefined: on its usual port, if that is free. */
  metricsPort: number | undefined;
  metricsHost: string;
  /** Without a closing slash. */
  publicUrl: string;
  dataDir: string;
  contentDir: string;
  databaseUrl: string | undefined;
  /** Given: learners' programs are run by runners elsewhere (`npm run runner`). */
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Undefined: there is none, and what learners write is read by rules. */
  languageModel: { baseUrl: string; model: string; apiKey: string | undefined } | undefined;
  /** What may be used of the language model, in tokens a day. */
  modelBudgets: { perLearner: number; perServer: number };
  /** The OAuth app that learners link their GitHub account with; undefined: there is none. */
  github: { clientId: string; clientSecret: string; url: string; apiUrl: string } | undefined;
  /** The client that learners sign in with Google by; undefined: they can't. */
  google: { clientId: string; url: string } | undefined;
  /** The application that learners link their Discord account with; undefined: there is none. */
  discord: { clientId: string; clientSecret: string; url: string } | undefined;
  /** Of the bot that gives learners gems and items. */
  discordBotSecret: string | undefined;
  authSecret: string;
  /** Fingerprint of the secret that `authSecret` takes the place of. */
  replacedAuthSecret: string | undefined;
  trustProxy: TrustProxy;
  /** From one address, and of each kind. */
  signInsPerMinute: number;
  roles: ReadonlySet<Role>;
  /** How long domain events are kept that nobody has to handle anymore. */
  eventRetentionDays: number;
  runners: number | undefined;
  /** Processes beyond `runners` that replace a killed one immediately. */
  spareRunners: number | undefined;
  logLevel: Environment['LOG_LEVEL'];
}

/** Settings that cannot be used: `message` is the one line to show. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings';
}

/**
 * Reads the settings from the environment. An empty variable counts as absent.
 * @throws BadSettings with one line that names the setting and what it takes.
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) throw new BadSettings(explain(parsed.error));
  const values = parsed.data;
  checkRoles(values);
  const dataDir = openDataDir(resolve(values.DATA_DIR));
  return {
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    metricsHost: values.METRICS_HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir,
    contentDir: resolve(values.CONTENT_DIR),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    authSecret: values.AUTH_SECRET ?? secretIn(dataDir),
    replacedAuthSecret: values.REPLACE_AUTH_SECRET,
    languageModel: languageModelOf(values),
    modelBudgets: { perLearner: values.LLM_TOKENS_PER_LEARNER, perServer: values.LLM_TOKENS_PER_DAY },
    github: githubOf(values),
    google: googleOf(values),
    discord: discordOf(values),
    discordBotSecret: values.DISCORD_BOT_SECRET,
    trustProxy: values.TRUST_PROXY,
    signInsPerMinute: values.SIGN_INS_PER_MINUTE,
    roles: values.ROLES,
    eventRetentionDays: values.EVENT_RETENTION_DAYS,
    runners: values.RUNNERS,
    spareRunners: values.SPARE_RUNNERS,
    logLevel: values.LOG_LEVEL,
  };
}

function explain(error: z.ZodError): string {
  const name = String(error.issues[0]?.path[0]) as keyof Environment;
  return `${name} must be ${environment.shape[name].description}.`;
}

function checkRoles({ ROLES: roles, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl }: Environment): void {
  if (roles.size < ROLES.length && databaseUrl === undefined)
    throw new BadSettings('ROLES needs DATABASE_URL: with SQLite, one process does everything.');
  if (roles.has('web') && !roles.has('runner') && redisUrl === undefined)
    throw new BadSettings('ROLES without runner needs REDIS_URL, so that programs run elsewhere.');
}

function languageModelOf(values: Environment): Settings['languageModel'] {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = values;
  if (baseUrl === undefined && model === undefined) return undefined;
  if (baseUrl === undefined || model === undefined)
    throw new BadSettings('LLM_BASE_URL and LLM_MODEL must be set together.');
  return { baseUrl, model, apiKey };
}

function githubOf(values: Environment): Settings['github'] {
  const { GITHUB_CLIENT_ID: clientId, GITHUB_CLIENT_SECRET: clientSecret } = values;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new BadSettings('GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET must be set together.');
  const url = values.GITHUB_URL.replace(/\/+$/, '');
  const apiUrl =
    values.GITHUB_API_URL ?? (url === PUBLIC_GITHUB ? 'https://api.github.com' : `${url}/api/v3`);
  return { clientId, clientSecret, url, apiUrl: apiUrl.replace(/\/+$/, '') };
}

function googleOf({ GOOGLE_CLIENT_ID: clientId, GOOGLE_URL: url }: Environment): Settings['google'] {
  return clientId === undefined ? undefined : { clientId, url: url.replace(/\/+$/, '') };
}

function discordOf(values: Environment): Settings['discord'] {
  const { DISCORD_CLIENT_ID: clientId, DISCORD_CLIENT_SECRET: clientSecret, DISCORD_URL: url } = values;
  if (clientId === undefined && clientSecret === undefined) return undefined;
  if (clientId === undefined || clientSecret === undefined)
    throw new BadSettings('DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET must be set together.');
  return { clientId, clientSecret, url: url.replace(/\/+$/, '') };
}

function openDataDir(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    return dataDir;
  } catch (cause) {
    throw new BadSettings(
      `DATA_DIR must be ${environment.shape.DATA_DIR.description}: ${dataDir} cannot be made.`,
      { cause },
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
