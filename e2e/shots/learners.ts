import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { User } from '@shared/contracts';
import Database from 'better-sqlite3';
import { makeAdmin } from '../fixtures/admin';
import { claimsOf, type SignedUp, signUp, succeed } from '../fixtures/api';
import { authoredLessons, rightAnswer } from '../fixtures/content';
import { give } from '../fixtures/ledger';
import type { TestServer } from '../fixtures/server';
import { earnCertificate } from '../fixtures/short-course';

/** Who looks at a page. A newcomer has just signed up, a learner has been here for weeks. */
export type Persona = 'guest' | 'newcomer' | 'learner' | 'admin';

/** Somebody who is signed in, and what addresses name them by. */
export interface SomeLearner extends SignedUp {
  id: string;
  handle: string;
  /** The id of a certificate; absent without one. */
  certificate?: string;
}

const OTHERS = [
  ['Maya', 'Okafor', 9],
  ['Jonas', 'Winkelmann', 7],
  ['Li', 'Wei', 6],
  ['Sofia', 'Castellanos-Rodríguez', 4],
  ['Tom', 'Baker', 2],
] as const;

/** Judged without a runner. */
const QUESTIONS = authoredLessons().filter(
  ({ type }) => type === 'type_choice' || type === 'type_text_input',
);
const STREAK_DAYS = 12;
const DAY_MS = 24 * 3_600_000;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS);
let clients = 0;

/** A client at an address of its own, with its own rate limits. */
export function newClient(): Record<string, string> {
  clients += 1;
  return { 'X-Forwarded-For': `10.1.${Math.floor(clients / 250)}.${clients % 250}` };
}

async function register(server: TestServer, firstName: string, lastName: string): Promise<SomeLearner> {
  const learner = await signUp(server, newClient(), { firstName, lastName });
  const { accessToken: token } = learner;
  const { Handle: handle } = await succeed<User>(server, 'GET', '/users', { token });
  return { ...learner, id: claimsOf(token).sub, handle };
}

async function solve(server: TestServer, { accessToken: token }: SignedUp, count: number): Promise<void> {
  for (const lesson of QUESTIONS.slice(0, count))
    await succeed(server, 'POST', `/lessons/${lesson.uuid}/`, { token, body: rightAnswer(lesson) });
}

/** Other learners, for boards and feeds, and something that an admin has to decide. */
export async function addOthers(server: TestServer): Promise<void> {
  const others: SomeLearner[] = [];
  for (const [firstName, lastName, lessons] of OTHERS) {
    const other = await register(server, firstName, lastName);
    await solve(server, other, lessons);
    others.push(other);
  }
  const [reporter, author] = others;
  const body = { bio: 'Best running shoes, 50 % off: shoes.example' };
  await succeed(server, 'PUT', '/users', { token: author!.accessToken, body });
  const report = { kind: 'bio', subjectUUID: author!.id, reason: 'spam', note: 'The third one today.' };
  await succeed(server, 'POST', '/reports', { token: reporter!.accessToken, body: report });
}

/** A new one for each window: what's done in one doesn't show in the next. */
export async function arrive(server: TestServer, persona: Exclude<Persona, 'guest'>): Promise<SomeLearner> {
  if (persona === 'newcomer') return register(server, 'Ada', 'Smith');
  if (persona === 'admin') {
    const admin = await register(server, 'Grace', 'Hopper');
    makeAdmin(server, admin.id);
    return admin;
  }
  const learner = await register(server, 'Kay', 'Lindqvist');
  const body = {
    bio: 'Nurse by day, learning to automate the boring parts of my shifts.',
    jobTitle: 'Nurse',
    location: 'Gothenburg',
    githubHandle: 'kay-lindqvist',
    websiteURL: 'https://kay.example',
  };
  await succeed(server, 'PUT', '/users', { token: learner.accessToken, body });
  await solve(server, learner, QUESTIONS.length);
  const { id: certificate } = await earnCertificate(server, learner);
  give(server, learner.id, 30);
  give(server, learner.id, 12_000, ['xp']);
  addStreak(server, learner.id);
  return { ...learner, certificate };
}

/** As if the learner had come back every day, beside the running server. */
function addStreak({ dataDir }: TestServer, userId: string): void {
  const database = new Database(join(dataDir, 'emberforge.sqlite'), { timeout: 10_000 });
  const grow = database.prepare('UPDATE streaks SET length = ?, longest = ? WHERE user_id = ?');
  grow.run(STREAK_DAYS, STREAK_DAYS + 9, userId);
  const activity = database.prepare(
    "INSERT INTO activities (user_id, kind, source, happened_at) VALUES (?, 'training', ?, ?)",
  );
  const day = database.prepare('INSERT INTO active_days (user_id, day, items, lessons) VALUES (?, ?, ?, 0)');
  for (let days = 1; days < STREAK_DAYS; days++) {
    const items = 1 + ((days * 5) % 7);
    for (let item = 0; item < items; item++) activity.run(userId, randomUUID(), dayBefore(days).getTime());
    day.run(userId, dayBefore(days).toISOString().slice(0, 10), items);
  }
  database.close();
}
