import { watch } from 'chokidar';

/** Watches a folder until `close`. */
export interface ContentWatcher {
  close(): Promise<void>;
}

/**
 * Calls `onChange` for every file or folder that is added, removed or changed in `contentDir`. Resolves once it's
 * watching. `onError` is called if watching itself fails.
 */
export async function watchContent(
  contentDir: string,
  onChange: () => void,
  onError: (error: unknown) => void,
): Promise<ContentWatcher> {
  const watcher = watch(contentDir, { ignoreInitial: true });
  watcher.on('all', onChange).on('error', onError);
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()));
  return watcher;
}
