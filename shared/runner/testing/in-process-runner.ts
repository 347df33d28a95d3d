import { loadRuntimeAssets } from '../assets';
import type { LanguageRuntime } from '../language-runtime';
import { LANGUAGE_FACTS } from '../languages';
import type { Language, OutputChunk, Runner, RunOptions, RunRequest, RunResult } from '../runner';
import { createRuntime } from '../runtime';
import { diskAssets } from './disk-assets';
import { patiently } from './patient-runner';

/** A `Runner` on the current thread with the real runtimes, for tests of programs that end on their own. */
export class InProcessRunner implements Runner {
  private readonly runtimes = new Map<Language, Promise<LanguageRuntime>>();

  async run(request: RunRequest, options: RunOptions = {}): Promise<RunResult> {
    const runtime = await this.runtimeOf(request.language);
    const patient = patiently(request);
    await runtime.prepare(patient);
    return runtime.run(patient, (chunk: OutputChunk) => options.onOutput?.(chunk));
  }

  /** Runs a single file; `more` adds to the request. */
  program(language: Language, source: string, more: Partial<RunRequest> = {}): Promise<RunResult> {
    const entry = { name: LANGUAGE_FACTS[language].entry, content: source };
    return this.run({ language, ...more, files: [entry, ...(more.files ?? [])] });
  }

  private runtimeOf(language: Language): Promise<LanguageRuntime> {
    const known = this.runtimes.get(language);
    if (known) return known;
    const runtime = loadRuntimeAssets(language, diskAssets).then((assets) => createRuntime(language, assets));
    this.runtimes.set(language, runtime);
    return runtime;
  }
}
