import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { afterEach, expect, test, vi } from 'vitest';
import { describeCompletion, type SignedCredential } from './credential';
import { loadDocument } from './documents';
import { SigningKey } from './signing-key';
import { isIntact, readCredential } from './verify-credential';

const PUBLIC_URL = 'https://learn.example.org';
const key = new SigningKey({ authSecret: 'a secret of more than thirty-two characters' });

const sign = async (): Promise<SignedCredential> => {
  const completion = {
    id: '0199b2c4-7d11-7c3a-9f00-1234567890ab',
    courseId: '00000000-0000-4000-b000-000000000001',
    completedAt: new Date('2026-11-22T10:00:00.123Z'),
    learnerName: 'Ada Lovelace',
    workDigest: '5f'.repeat(32),
    course: {
      title: 'Learn Python',
      slug: 'learn-python',
      summary: 'From the first line.',
      language: 'python' as const,
      emblem: 'anvil-impact',
      chapters: [{ title: 'First Sparks', lessonIds: ['one', 'two'] }],
    },
  };
  const claim = describeCompletion(completion, { publicUrl: PUBLIC_URL, publicKey: await key.publicKey() });
  return key.sign(claim, completion.completedAt);
};

async function isValid(text: string): Promise<boolean> {
  const read = readCredential(text);
  return read !== undefined && (await isIntact(read));
}

afterEach(() => vi.unstubAllGlobals());

test('a public library verifies it with nothing but its JSON, without a network', async () => {
  const requested = vi.fn(() => Promise.reject(new Error('There is no network.')));
  vi.stubGlobal('fetch', requested);
  const credential = JSON.parse(JSON.stringify(await sign()));
  const suite = new DataIntegrityProof({ cryptosuite });
  const { verified, error } = await verifyCredential({ credential, suite, documentLoader: loadDocument });
  expect([verified, error]).toEqual([true, undefined]);
  expect(requested).not.toHaveBeenCalled();
  await expect(loadDocument('https://example.org/context')).rejects.toThrow(/unable to load/);
});

test('it says who completed what, when, and what was judged', async () => {
  const publicKey = await key.publicKey();
  expect(publicKey).toMatch(/^z6Mk/);
  expect(await sign()).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    validFrom: '2026-11-22T10:00:00Z',
    issuer: { id: `did:key:${publicKey}`, otherIdentifier: [{ identifier: 'did:web:learn.example.org' }] },
    credentialSubject: {
      identifier: [{ identityHash: 'Ada Lovelace', identityType: 'name' }],
      achievement: { name: 'Learn Python', achievementType: 'Course' },
    },
    // The multihash of SHA2-256 and 32 bytes, in base64url.
    evidence: [{ digestMultibase: `u${Buffer.from(`1220${'5f'.repeat(32)}`, 'hex').toString('base64url')}` }],
    proof: { cryptosuite: 'eddsa-rdfc-2022', proofPurpose: 'assertionMethod' },
  });
});

test('with any byte altered it’s refused', async () => {
  const text = JSON.stringify(await sign());
  expect(await isValid(text)).toBe(true);
  // Every 11th byte hits each part of the file; checking all 2,000 would take half a minute.
  for (let at = 0; at < text.length; at += 11) {
    const other = text[at] === 'x' ? 'y' : 'x';
    const altered = text.slice(0, at) + other + text.slice(at + 1);
    expect(await isValid(altered), `${text.slice(at - 20, at)}[${text[at]}→${other}]`).toBe(false);
  }
});

test.each([
  ['another name', (credential: string) => credential.replace('Ada Lovelace', 'Eve Lovelace')],
  ['another digest', (credential: string) => credential.replace(/"uEi\w\w/, '"uEiXX')],
  ['another member', (credential: string) => credential.replace('{', '{"honors":"summa cum laude",')],
  [
    'a context from elsewhere',
    (credential: string) => credential.replace('www.w3.org/ns', 'evil.example/ns'),
  ],
])('with %s it’s refused', async (_, alter) => {
  const text = JSON.stringify(await sign());
  expect(alter(text)).not.toBe(text);
  expect(await isValid(alter(text))).toBe(false);
});

test.each(['', '{', 'null', '[]', '{"proof":{}}', '['.repeat(60_000), '{"type":["OpenBadgeCredential"]}'])(
  '%.20s isn’t a credential',
  (text) => {
    expect(readCredential(text)).toBeUndefined();
  },
);

test('a forged one with the issuer’s name, signed by another key, doesn’t verify as the issuer’s', async () => {
  const forger = new SigningKey({ authSecret: 'the secret of a forger, which is as long' });
  const genuine = await sign();
  const { proof, ...claim } = genuine;
  const forged = await forger.sign(claim, new Date());
  expect(await isValid(JSON.stringify(forged))).toBe(false);
});
