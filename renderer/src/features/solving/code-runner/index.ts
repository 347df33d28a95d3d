import type { ApiClient } from '@web/api';
import { CodeRunnerStore } from './code-runner.store';

export {
  CodeRunnerStore,
  type LoadingRunner,
  type OfflineDownload,
  type RuntimeLoad,
} from './code-runner.store';

const runners = new WeakMap<ApiClient, CodeRunnerStore>();

/**
 * The runner of this window, which uses `api` to compile. It's shared by all pages, so a language that was loaded for one
 * lesson is ready for the next. Nothing is fetched before the first `load` or `run`.
 */
export function codeRunnerFor(api: ApiClient): CodeRunnerStore {
  let runner = runners.get(api);
  if (!runner) {
    runner = new CodeRunnerStore(async (onProgress) => {
      const { BrowserRunner } = await import('./browser-runner');
      return new BrowserRunner(onProgress, api);
    });
    runners.set(api, runner);
  }
  return runner;
}
