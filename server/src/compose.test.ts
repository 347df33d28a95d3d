import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { projectRoot } from './platform/config';
import { readSettings, SETTING_NAMES } from './settings';

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string | number>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  logging?: { options?: object };
  mem_limit?: string;
  networks?: string[];
  healthcheck?: { test?: string[] };
}

const read = (name: string) => readFileSync(join(projectRoot(), name), 'utf8');
const compose = parse(read('compose.yaml')) as {
  services: Record<string, Service>;
  networks: Record<string, object>;
  volumes: Record<string, object>;
};
const { app, runner, postgres } = compose.services as { app: Service; runner: Service; postgres: Service };
const SECRETS = { POSTGRES_PASSWORD: 'f00d', REDIS_PASSWORD: 'cafe', AUTH_SECRET: 'x'.repeat(32) };
/** The image sets them, the runner takes them, or only tests do. */
const NOT_OF_APP = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'ROLES',
  'RUNNERS',
  'SPARE_RUNNERS',
  'GOOGLE_URL',
  'DISCORD_URL',
];
/** What .env has besides settings of the server. */
const OF_COMPOSE = ['POSTGRES_PASSWORD', 'REDIS_PASSWORD', 'RUNNER_MEMORY'];
/** Of the tools that build, test and develop. */
const OF_TOOLS = [
  'CHROMIUM_PATH',
  'SKIP_POSTGRES',
  'BROTLI_QUALITY',
  'SANDBOX_CANARY',
  'WEB_PORT',
  'ELECTRON_OVERRIDE_DIST_PATH',
];
/** What every system or terminal sets. */
const OF_SYSTEM = ['NODE_ENV', 'PATH', 'HOME', 'TERM', 'NO_COLOR', 'FORCE_COLOR'];

/** The environment that compose would give to a service: `${NAME:-default}` and `${NAME:?error}` filled in. */
function environmentOf(service: Service, values: Record<string, string>): Record<string, string> {
  const fill = (text: string) =>
    text.replaceAll(
      /\$\{(\w+)(?::-(.*?)|:\?.*?)\}/g,
      (_, name: string, otherwise = '') => values[name] ?? otherwise,
    );
  return Object.fromEntries(
    Object.entries(service.environment ?? {}).map(([name, value]) => [name, fill(String(value))]),
  );
}

test('everything that compose.yaml sets is a setting of the server, and the defaults start it', () => {
  for (const service of [app, runner]) {
    expect(SETTING_NAMES).toEqual(expect.arrayContaining(Object.keys(service.environment!)));
    const environment = {
      AUTH_SECRET: 'y'.repeat(32),
      ...environmentOf(service, SECRETS),
      DATA_DIR: '.data',
    };
    expect(readSettings(environment)).toMatchObject({ redisUrl: 'redis://:cafe@redis:6379' });
  }
  expect(environmentOf(app, SECRETS).DATABASE_URL).toBe(
    'postgres://emberforge:f00d@postgres:5432/emberforge',
  );
  expect(postgres.environment).toMatchObject({ POSTGRES_USER: 'emberforge', POSTGRES_DB: 'emberforge' });
});

test('compose.yaml passes on every setting', () => {
  const passed = Object.keys(app.environment!);
  expect([...passed, ...NOT_OF_APP].sort()).toEqual([...SETTING_NAMES].sort());
  expect(environmentOf(runner, { ...SECRETS, RUNNERS: '3', SPARE_RUNNERS: '0' })).toMatchObject({
    RUNNERS: '3',
    SPARE_RUNNERS: '0',
  });
  expect(runner.mem_limit).toMatch(/RUNNER_MEMORY/);
  for (const { logging } of Object.values(compose.services))
    expect(logging?.options).toMatchObject({ 'max-size': expect.any(String) });
});

test('the README lists every setting, and hosting.md speaks of no others', () => {
  const listed = [...read('README.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name!);
  expect([...listed, 'GOOGLE_URL', 'DISCORD_URL'].sort()).toEqual([...SETTING_NAMES].sort());
  const known = new Set([...SETTING_NAMES, ...OF_COMPOSE, ...OF_TOOLS, 'NODE_ENV']);
  const named = [...read('docs/hosting.md').matchAll(/\b([A-Z]{2,}(?:_[A-Z]+)+|PORT|HOST|RUNNERS)\b/g)];
  expect(named.map(([, name]) => name!).filter((name) => !known.has(name))).toEqual([]);
});

test('code reads no variable that isn’t a setting', () => {
  const files = globSync(['server/src/**/*.ts', 'build/{scripts,vite}/**/*.{ts,mjs}'], {
    cwd: projectRoot(),
  });
  const known = new Set([...SETTING_NAMES, ...OF_TOOLS, ...OF_SYSTEM]);
  const unknown = files
    .filter((file) => !/\.test\.ts$/.test(file))
    .flatMap((file) =>
      [...read(file).matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name]) => `${file}: ${name}`),
    )
    .filter((found) => !known.has(found.split(': ')[1]!));
  expect(unknown).toEqual([]);
});

test('learners’ programs run where there’s neither data nor a secret nor the internet', () => {
  expect(runner.volumes).toBeUndefined();
  expect(runner.networks).toEqual(['runs']);
  expect(compose.networks.runs).toEqual({ internal: true });
  expect(Object.keys(runner.environment!).filter((name) => /SECRET|KEY|DATABASE|SMTP/.test(name))).toEqual(
    [],
  );
});

test('what the services refer to is there', () => {
  for (const { depends_on = {}, volumes = [], networks = [] } of Object.values(compose.services)) {
    for (const name of Object.keys(depends_on)) {
      expect(Object.keys(compose.services)).toContain(name);
      const { condition } = depends_on[name]!;
      if (condition === 'service_healthy')
        expect(compose.services[name]!.healthcheck?.test?.[0]).toMatch(/^CMD/);
    }
    // A bind mount's source is a path.
    for (const volume of volumes.filter((each) => !each.startsWith('$')))
      expect(Object.keys(compose.volumes)).toContain(volume.split(':')[0]);
    for (const network of networks.filter((name) => name !== 'default'))
      expect(Object.keys(compose.networks)).toContain(network);
  }
});

test('the image starts programs that the build makes, from files that the repository has', () => {
  const dockerfile = read('Dockerfile');
  const bundles = read('build/vite/server.vite.ts');
  const commands = [...dockerfile.matchAll(/^CMD (\[.*\])$/gm)].map(
    ([, list]) => JSON.parse(list!) as string[],
  );
  for (const [, program] of [...commands, runner.command!]) {
    const name = /^dist\/server\/([\w-]+)\.js$/.exec(program!)?.[1];
    expect(bundles).toMatch(new RegExp(`['\\s]${name}'?: 'server/src/`));
  }
  for (const [, path] of dockerfile.matchAll(/^COPY (\w\S*) \S+$/gm))
    expect(existsSync(join(projectRoot(), path!)), path).toBe(true);
  const settings = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
    ([, name]) => name,
  );
  expect([...SETTING_NAMES, 'NODE_ENV']).toEqual(expect.arrayContaining(settings));
  expect(dockerfile).toContain('/readyz');
  // Without the stamp of build/scripts/install.mjs, every operators' command would try to install.
  expect(dockerfile).toContain('node_modules/.installed-from');
  expect(dockerfile.indexOf('USER node')).toBeGreaterThan(0);
});
