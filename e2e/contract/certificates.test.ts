import { createHash } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { call, type SignedUp, signUp, succeed } from '../fixtures/api';
import type { RunningServer } from '../fixtures/running-server';
import { sharedServer } from '../fixtures/shared-server';
import {
  type EarnedCertificate,
  earnCertificate,
  SHORT_COURSE_TITLE,
  SHORT_COURSE_UUID,
} from '../fixtures/short-course';
import { isVerified } from '../fixtures/verify-credential';

let server: RunningServer;
let learner: SignedUp;
let certificate: EarnedCertificate;

beforeAll(async () => {
  server = await sharedServer();
  learner = await signUp(server);
  certificate = await earnCertificate(server, learner);
});

const fetchOf = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });

interface Credential {
  issuer: { id: string };
  evidence: { digestMultibase: string }[];
}

test('a downloaded credential verifies by its JSON alone, and the site lists its key', async () => {
  const reply = await fetchOf(`/v1/static/certificate/${certificate.id}/credential`);
  expect(reply.headers.get('content-disposition')).toBe('attachment; filename="emberforge-two-sparks.json"');
  const credential = (await reply.json()) as Credential;
  expect(await isVerified(credential)).toBe(true);
  const did = (await (await fetchOf('/.well-known/did.json')).json()) as { alsoKnownAs: string[] };
  expect(did.alsoKnownAs).toContain(credential.issuer.id);
});

test('the SHA-256 of the judged work, as its owner downloads it, is the one that was signed', async () => {
  const authorization = `Bearer ${learner.accessToken}`;
  const work = await (await fetchOf(`/v1/certificate/work/${certificate.id}`, { authorization })).text();
  const hash = createHash('sha256').update(work).digest();
  const shown = await succeed<{ WorkDigest: string }>(server, 'GET', `/static/certificate/${certificate.id}`);
  expect(shown.WorkDigest).toBe(hash.toString('hex'));
  const reply = await fetchOf(`/v1/static/certificate/${certificate.id}/credential`);
  const { evidence } = (await reply.json()) as Credential;
  const multihash = Buffer.concat([Buffer.from([0x12, 0x20]), hash]);
  expect(evidence[0]?.digestMultibase).toBe(`u${multihash.toString('base64url')}`);
});

test('what somebody else owns can be seen but not touched', async () => {
  const { accessToken: token } = await signUp(server);
  for (const [method, path] of [
    ['GET', `/certificate/work/${certificate.id}`],
    ['DELETE', `/certificate/image/${certificate.id}`],
  ] as const) {
    const answer = await call(server, method, path, { token });
    expect(answer).toMatchObject({ status: 403, body: { error: 'This is somebody else’s certificate.' } });
  }
});

test.each([
  [`/courses/completion/nobody/${SHORT_COURSE_UUID}`, 404, 'Course completion not found'],
  ['/courses/completion/nobody/not-a-uuid', 400, 'Invalid request'],
  ['/static/certificate/00000000-0000-4000-8000-000000000000', 404, 'Course completion not found'],
  ['/static/certificate/not-a-uuid', 400, 'Invalid request'],
])('%s is a %i', async (path, status, error) => {
  expect(await call(server, 'GET', path)).toMatchObject({ status, body: { error } });
});

test('its page has a picture for previews, and stays out of search engines', async () => {
  const html = await (await fetchOf(`/certificates/${certificate.id}`)).text();
  expect(html).toContain(`<title>Ada Smith: ${SHORT_COURSE_TITLE} · Emberforge</title>`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  const [, picture] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? [];
  const image = await fetch(picture ?? '');
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
});
