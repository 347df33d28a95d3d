/** A request to the worker that fetches an asset; with `keepOnly` it only caches it and returns no bytes. */
export interface AssetOrder {
  baseUrl: string;
  /** Relative to `baseUrl`, with the version in the address. */
  name: string;
  /** Checksum of the raw bytes; a file that doesn't match is rejected. */
  sha256?: string;
  keepOnly?: boolean;
}

/** The worker's messages: progress, then the bytes (none with `keepOnly`), or an error. */
export type AssetMessage =
  | { received: number }
  | { bytes: ArrayBuffer | null }
  | { error: string; isMissing: boolean };
