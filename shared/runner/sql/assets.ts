import { z } from 'zod';
import { AssetFile, type AssetLoader, compile, type LoadProgress, loadFolders } from '../asset-files';

/** `resources/runtimes/sql/manifest.json`. */
export const SqlManifest = z.object({
  /** SQLite's version. */
  version: z.string(),
  /** Hashes of the sources of `module`: sqlite3.c and our database.c. */
  sqliteSha256: z.string(),
  guestSha256: z.string(),
  module: AssetFile,
});
export type SqlManifest = z.infer<typeof SqlManifest>;

export interface SqlAssets {
  module: WebAssembly.Module;
}

export async function loadSql(
  load: AssetLoader,
  onProgress?: (progress: LoadProgress) => void,
): Promise<SqlAssets> {
  const { sql } = await loadFolders({ sql: SqlManifest }, load, onProgress);
  return { module: await compile(sql.module) };
}
