/** What the thread that fetches an asset is asked: with `keepOnly` it is put by, and its bytes stay there. */
export interface AssetOrder {
  baseUrl: string;
  /** Under `baseUrl`, with the version that the address names. */
  name: string;
  /** Of the raw bytes; what does not match it is refused. */
  sha256?: string;
  keepOnly?: boolean;
}

/** What it says: how far it is, then the bytes themselves (none with `keepOnly`), or why there are none. */
export type AssetMessage =
  | { received: number }
  | { bytes: ArrayBuffer | null }
  | { error: string; isMissing: boolean };
