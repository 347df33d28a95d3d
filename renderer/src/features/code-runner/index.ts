import { CodeRunnerStore } from './code-runner.store';

export { CodeRunnerStore, type Keeping, type LoadingRunner, type RuntimeLoad } from './code-runner.store';

/**
 * The runner of this window. It outlives pages, so that a language which was loaded for one lesson is there for the
 * next; nothing of it is fetched before the first `load` or `run`.
 */
export const codeRunner = new CodeRunnerStore(async (onProgress) => {
  const { BrowserRunner } = await import('./browser-runner');
  return new BrowserRunner(onProgress);
});
