/** What the thread that fetches an asset says: how far it is, then the bytes themselves, or why there are none. */
export type AssetMessage = { received: number } | { bytes: ArrayBuffer } | { error: string };
