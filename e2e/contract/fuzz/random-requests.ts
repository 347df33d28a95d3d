import type { EndpointName } from '@shared/contracts';
import { EVENT_STREAM, EventDecoder } from '@shared/contracts/event-stream';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  createStorage,
  type DatabaseKind,
  type TestStorage,
} from '../../../server/test/database/test-storage';
import { type SignedUp, signUp, succeed } from '../../fixtures/api';
import { FakeGithub } from '../../fixtures/fake-github';
import { FakeOpenId } from '../../fixtures/fake-openid';
import { TestServer } from '../../fixtures/server';
import { contentWithShortCourse, earnCertificate } from '../../fixtures/short-course';
import { EXAMPLES, type World } from '../examples';
import { answersAt, type Document, type Operation, operationsOf } from './document';
import { type FuzzedRequest, plainRequest, requestsTo } from './requests';
import { type Reply, send } from './send';

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
/** Below every rate limit of a user. */
const REQUESTS_PER_LEARNER = 30;

/** These may end the session of their example, or use up its learner's sign-in links. */
const OF_A_SESSION = new Set<EndpointName>(['refresh', 'otpLogin', 'otpCreate', 'logout', 'sendMagicLink']);
const CALLS = Object.keys(EXAMPLES) as EndpointName[];
interface Search {
  kind: DatabaseKind;
  /** How many calls are tried, spread over all of them. */
  calls: number;
  /** Random requests to each. A compiler takes a hundred times as long, and gets a fifth. */
  rounds: number;
}

/** `count` of them, spread evenly; all if there are no more. */
const sampleOf = <T>(all: readonly T[], count: number): T[] =>
  count >= all.length
    ? [...all]
    : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]!);

/**
 * Random requests generated from the OpenAPI document. By hand, for longer or with others:
 * FUZZ_ROUNDS=300 FUZZ_SEED=1 npm test -- e2e/contract/random-requests.long
 */
export function sendRandomRequests({ kind, calls, rounds }: Search): void {
  describe(`random requests generated from the OpenAPI document, on ${kind}`, () => {
    let storage: TestStorage;
    let server: TestServer;
    let github: FakeGithub;
    let openid: FakeOpenId;
    let world: World;
    let operations: Operation[];
    let learners: Learners;

    beforeAll(async () => {
      storage = await createStorage(kind);
      const { databaseUrl } = storage.location;
      [github, openid] = await Promise.all([FakeGithub.start(), FakeOpenId.start()]);
      // Behind a proxy, so that each request comes from an address of its own and no rate limit hides the rest.
      server = await TestServer.start({
        TRUST_PROXY: 'loopback',
        CONTENT_DIR: contentWithShortCourse(),
        ...github.env,
        ...openid.env,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      });
      const [learner, courses, tracks, document] = await Promise.all([
        signUp(server),
        succeed<{ UUID: string }[]>(server, 'GET', '/static/courses/overview'),
        succeed<{ UUID: string }[]>(server, 'GET', '/static/tracks'),
        succeed<Document>(server, 'GET', '/openapi.json'),
      ]);
      const certificate = await earnCertificate(server, learner);
      const ids = { courseId: courses[0]!.UUID, trackId: tracks[0]!.UUID };
      world = { server, github, openid, learner, ...ids, certificate };
      operations = operationsOf(document);
      learners = learnersOf(server);
    });

    afterAll(async () => {
      await server?.dispose();
      await github?.[Symbol.asyncDispose]();
      await openid?.[Symbol.asyncDispose]();
      await storage?.remove();
    });

    test.each(sampleOf(CALLS, calls))(
      '%s replies with a declared status and a body that matches its schema',
      async (name) => {
        const operation = operations.find(({ operationId }) => operationId === name)!;
        const learner = OF_A_SESSION.has(name) ? await signUp(server, newAddress()) : world.learner;
        const example = await EXAMPLES[name]({ ...world, learner });
        const statuses = new Set<number>();
        await fc.assert(
          fc.asyncProperty(requestsTo(operation, example), async (request) => {
            const caller = await (example.isByAnother ? signUp(server, newAddress()) : learners.next());
            const reply = await send(server, rawRequest(operation, request, caller));
            statuses.add(reply.status);
            expectDeclared(operation, reply, request.body?.toString());
          }),
          {
            seed: SEED,
            numRuns: name.startsWith('compile') ? Math.ceil(rounds / 5) : rounds,
            examples: [[plainRequest(operation, example)]],
          },
        );
        const isExcused =
          (example.mayBeMissing && statuses.has(503)) ||
          (example.isLocal && statuses.has(404)) ||
          (example.isRefused && statuses.has(example.isRefused)) ||
          (example.isPersonal && [403, 404, 409].some((status) => statuses.has(status)));
        if (!isExcused) expect(statuses, 'of the plain request').toContain(200);
      },
      60_000 + rounds * 2_000,
    );

    test('methods that a path doesn’t have are a 405 that lists those it has', async () => {
      for (const { path } of operations) {
        for (const other of ['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE']) {
          if (operations.some((one) => one.method === other && answersAt(one, path))) continue;
          const reply = await send(server, { method: other, path: `/v1${path}`, headers: newAddress() });
          expect(reply.status, `${other} ${path}`).toBe(405);
          const allowed = operations.filter((one) => answersAt(one, path)).map(({ method }) => method);
          expect(String(reply.headers.allow).split(', ')).toEqual(expect.arrayContaining(allowed));
        }
      }
    });

    test('the log has no unexpected failure', () => {
      expect(server.output).not.toContain('unexpected failure');
    });
  });
}

/** A signed-in learner for each request. */
interface Learners {
  next(): Promise<SignedUp>;
}

/** Each learner is replaced before a rate limit stops them. */
function learnersOf(server: TestServer): Learners {
  let count = 0;
  let current: Promise<SignedUp>;
  return {
    next: () => {
      if (count++ % REQUESTS_PER_LEARNER === 0) current = signUp(server, newAddress());
      return current;
    },
  };
}

let addresses = 0;

/** A new address, with its own rate limits. */
const newAddress = () => {
  const at = ++addresses;
  return { 'x-forwarded-for': `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}` };
};

function rawRequest(
  { method }: Operation,
  { isSignedIn, path, headers, body }: FuzzedRequest,
  { accessToken }: SignedUp,
) {
  const signedIn = isSignedIn && { authorization: `Bearer ${accessToken}` };
  return {
    method,
    path: `/v1${path}`,
    headers: { ...newAddress(), ...signedIn, ...headers },
    body,
  };
}

function expectDeclared({ responses }: Operation, { status, headers, text }: Reply, sent = ''): void {
  expect(Object.keys(responses), `${text.slice(0, 300)} to ${sent.slice(0, 1_000)}`).toContain(`${status}`);
  expect(status).not.toBe(500);
  const type = headers['content-type']?.split(';')[0] ?? '';
  const { content = {} } = responses[status]!;
  expect(Object.keys(content), `types of ${status}`).toContain(type);
  for (const event of type === EVENT_STREAM ? new EventDecoder().push(text) : [])
    expect(validator(content[type]!['x-events']![event.type]!).safeParse(event.data).error).toBeUndefined();
  if (type !== 'application/json') return;
  const body: unknown = JSON.parse(text);
  expect(validator(content[type]!.schema!).safeParse(body).error, text.slice(0, 300)).toBeUndefined();
  if (status < 400) return;
  expect(body).toEqual({ error: expect.stringMatching(/./) });
  expect(text).not.toMatch(/node_modules|\.[jt]s:\d+|\bat \w+ \(|SQLITE_|Error:/);
}

const validators = new Map<object, z.ZodType>();

function validator(schema: object): z.ZodType {
  const known = validators.get(schema) ?? z.fromJSONSchema(schema as never, { defaultTarget: 'openapi-3.0' });
  validators.set(schema, known);
  return known;
}
