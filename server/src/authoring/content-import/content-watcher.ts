import { relative, sep } from 'node:path';
import { watch } from 'chokidar';

/** Watches a folder until `close`. */
export interface ContentWatcher {
  close(): Promise<void>;
}

/**
 * Calls `onChange` for every file or folder that is added, removed or changed in `contentDir`, with its path there.
 * Resolves once it's watching. `onError` is called if watching itself fails.
 */
export async function watchContent(
  contentDir: string,
  onChange: (path: string) => void,
  onError: (error: unknown) => void,
): Promise<ContentWatcher> {
  const watcher = watch(contentDir, { ignoreInitial: true });
  watcher
    .on('all', (_event, path) => onChange(relative(contentDir, path).split(sep).join('/')))
    .on('error', onError);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return watcher;
}
