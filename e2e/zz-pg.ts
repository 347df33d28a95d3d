// PostgreSQL trial against the image's folder
import { spawn, spawnSync, execFileSync } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { RunningServer } from './fixtures/running-server';
import { call, signUp, succeed } from './fixtures/api';
import { authoredLessons, rightAnswer } from './fixtures/content';
const D = '/tmp/hosting-image/run', IMG = '/tmp/hosting-image/image';
const server = new RunningServer({ port: 3344, metricsPort: 9877, dataDir: `${D}/data` });
const code = readFileSync(`${D}/app.log`, 'utf8').match(/setup#(\S+)/)![1];
const { OTP } = await succeed<{ OTP: string }>(server, 'POST', '/setup', { body: { code, email: 'admin@acme.org', firstName: 'Ada', lastName: 'L' } });
const { access_token: admin } = await succeed<{ access_token: string }>(server, 'POST', '/auth/otp/login', { body: { otp: OTP } });
await succeed(server, 'PUT', '/admin/site', { token: admin, body: { name: 'Acme Academy', accent: '#2563eb', signUp: 'everybody', domains: [] } });
const env = (url: string, extra = {}) => ({ PATH: process.env.PATH!, NODE_ENV: 'production', DATA_DIR: `${D}/data`, PUBLIC_URL: 'http://localhost:3344', DATABASE_URL: url, REDIS_URL: 'redis://127.0.0.1:6390', LOG_LEVEL: 'warn', ...extra });
const URL1 = 'postgres://emberforge:x@127.0.0.1:5544/emberforge', URL2 = 'postgres://emberforge:x@127.0.0.1:5544/restored';
async function boot(url: string, port: number, dataDir: string) {
  const log = openSync(`${D}/app-${port}.log`, 'w');
  const child = spawn(process.execPath, ['dist/server/main.js'], { cwd: IMG, env: env(url, { PORT: String(port), METRICS_PORT: String(port + 5000), DATA_DIR: dataDir }), stdio: ['ignore', log, log] });
  for (let i = 0; i < 600; i++) { if (await fetch(`http://127.0.0.1:${port}/readyz`).then((r) => r.ok, () => false)) break; await new Promise((r) => setTimeout(r, 100)); }
  return child;
}
// a second server on the same database
const second = await boot(URL1, 3345, `${D}/data`);
const title = async (port: number) => (await (await fetch(`http://127.0.0.1:${port}/courses`)).text()).match(/<title>(.*?)<\/title>/)![1];
console.log('titles', await title(3344), '|', await title(3345));
await succeed(server, 'PUT', '/admin/site', { token: admin, body: { name: 'Beta Academy', accent: '#2563eb', signUp: 'everybody', domains: [] } });
await title(3345); await new Promise((r) => setTimeout(r, 5500)); await title(3345); await new Promise((r) => setTimeout(r, 300));
console.log('after 6 s', await title(3344), '|', await title(3345));
const lesson = authoredLessons()[0]!;
const learners = [] as { accessToken: string }[];
for (let i = 0; i < 6; i++) learners.push(await signUp(server));
const xp = async (port = 3344) => { const users = (await (await fetch(`http://127.0.0.1:${port}/v1/admin/users`, { headers: { authorization: `Bearer ${admin}` } })).json()).Users; return users.map((u: any) => [u.Email, u.XP]).sort(); };
const submit = (token: string) => call(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body: { ...rightAnswer(lesson), userTimezone: 'UTC' } });
for (const l of learners.slice(0, 2)) console.log((await submit(l.accessToken)).status);
// writes go on while it's backed up
let stop = false; const writing = (async () => { for (const l of learners.slice(2)) { if (stop) break; await submit(l.accessToken); } })();
const b = spawnSync(process.execPath, ['dist/server/backup-main.js', `${D}/kept`], { cwd: IMG, env: env(URL1), encoding: 'utf8' });
console.log('backup', b.status, b.stdout, b.stderr);
await writing;
execFileSync('psql', ['-h', '127.0.0.1', '-p', '5544', '-U', 'emberforge', '-d', 'postgres', '-c', 'CREATE DATABASE restored']);
const r0 = spawnSync(process.execPath, ['dist/server/restore-main.js', `${D}/kept`], { cwd: IMG, env: env(URL1, { DATA_DIR: `${D}/data2` }), encoding: 'utf8' });
console.log('restore over a database', r0.status, r0.stderr);
const r = spawnSync(process.execPath, ['dist/server/restore-main.js', `${D}/kept`], { cwd: IMG, env: env(URL2, { DATA_DIR: `${D}/data2` }), encoding: 'utf8' });
console.log('restore', r.status, r.stdout, r.stderr);
const third = await boot(URL2, 3346, `${D}/data2`);
const [was, now] = [await xp(), await xp(3346)];
console.log('live', JSON.stringify(was.map((x: any) => x[1])), 'restored', JSON.stringify(now.map((x: any) => x[1])), 'title', await title(3346));
const v = spawnSync(process.execPath, ['dist/server/ledger-verify-main.js'], { cwd: IMG, env: env(URL2, { DATA_DIR: `${D}/data2` }), encoding: 'utf8' });
console.log('ledger', v.stdout, v.stderr);
second.kill(); third.kill();
