/** A request to the worker that fetches an asset; with `cacheOnly` it only caches it and returns no bytes. */
export interface AssetRequest {
  baseUrl: string;
  /** Relative to `baseUrl`, with the version in the address. */
  name: string;
  /** Checksum of the raw bytes; a file that doesn't match is rejected. */
  sha256?: string;
  cacheOnly?: boolean;
}

/** The worker's messages: progress, then the bytes (none with `cacheOnly`), or an error. */
export type AssetMessage =
  | { received: number }
  | { bytes: ArrayBuffer | null }
  | { error: string; isMissing: boolean };
