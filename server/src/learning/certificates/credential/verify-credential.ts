import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential as verify } from '@digitalbazaar/vc';
import { z } from 'zod';
import { loadDocument } from './documents';

/** What has to be there to verify anything. */
const signed = z.looseObject({
  type: z.array(z.string()).refine((types) => types.includes('OpenBadgeCredential')),
  issuer: z.looseObject({ id: z.string().startsWith('did:key:') }),
  proof: z.looseObject({ verificationMethod: z.string(), proofValue: z.string() }),
});

/** A credential's own claim of who signed it. */
export interface ReadCredential {
  credential: object;
  /** The public key as a Multikey. */
  publicKey: string;
}

/** Reads a credential file; undefined if it isn't one. Nothing is verified yet. */
export function readCredential(text: string): ReadCredential | undefined {
  const parsed = signed.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  return { credential: parsed.data, publicKey: parsed.data.issuer.id.slice('did:key:'.length) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // `signed` refuses it
  }
}

/**
 * Whether the signature fits every claim of the credential and was made with the issuer's key. Needs nothing but the
 * credential.
 */
export async function isIntact({ credential }: ReadCredential): Promise<boolean> {
  try {
    const suite = new DataIntegrityProof({ cryptosuite });
    return (await verify({ credential, suite, documentLoader: loadDocument })).verified;
  } catch {
    return false; // Too broken for the library to say what's wrong.
  }
}
