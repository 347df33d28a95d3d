import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { FileCache } from '@server/platform/file-cache';
import { RuntimeFolders, runFailure, SANDBOX, type Sandbox } from '@server/sandbox';
import { checkRunRequest } from '@shared/runner/check-request';
import type { Diagnostic, RunRequest, RunResult, SourceFile } from '@shared/runner/runner';

export interface CompileInput {
  language: 'c' | 'go';
  /** The entry first. */
  files: SourceFile[];
  /** Whether to compile `*_test` files as tests; otherwise they are left out. */
  withTests: boolean;
}

export type Compiled = { kind: 'program'; artifact: Buffer } | { kind: 'faults'; faults: Diagnostic[] };

const TEST_FILE = /_test\.\w+$/;

/** Compiles a program in the sandbox; equal sources are compiled once. */
@Injectable()
export class CompileProgram {
  private readonly underWay = new Map<string, Promise<Compiled>>();

  constructor(
    @Inject(SANDBOX) private readonly sandbox: Pick<Sandbox, 'lane'>,
    private readonly cache: FileCache,
    private readonly runtimes: RuntimeFolders,
  ) {}

  /** @throws DomainError `invalid` (the files), `rate-limited` (busy), `unavailable` (no compiler here, or it crashed). */
  async execute(input: CompileInput): Promise<Compiled> {
    const request = requestOf(input);
    try {
      checkRunRequest(request);
    } catch (error) {
      throw runFailure(error);
    }
    const key = this.keyOf(request);
    const cached = await this.cache.get(key);
    if (cached) return { kind: 'program', artifact: cached };
    const known = this.underWay.get(key);
    if (known) return known;
    const compiling = this.compile(request, key).finally(() => this.underWay.delete(key));
    this.underWay.set(key, compiling);
    return compiling;
  }

  private async compile(request: RunRequest, key: string): Promise<Compiled> {
    const result = await this.sandbox
      .lane('interactive')
      .run(request)
      .catch((error: unknown) => {
        throw runFailure(error);
      });
    if (!result.artifact) return { kind: 'faults', faults: faultsOf(request, result) };
    const artifact = Buffer.from(result.artifact);
    await this.cache.put(key, artifact);
    return { kind: 'program', artifact };
  }

  /** Includes the compiler: a different one makes a different program from the same sources. */
  private keyOf({ language, files, tests }: RunRequest): string {
    const compiler = this.runtimes.stampOf(language);
    return createHash('sha256')
      .update(JSON.stringify([compiler, language, files, tests ?? []]))
      .digest('hex');
  }
}

function requestOf({ language, files, withTests }: CompileInput): RunRequest {
  const tests = withTests ? files.filter(({ name }) => TEST_FILE.test(name)) : [];
  const program = files.filter(({ name }) => !TEST_FILE.test(name));
  return { language, files: program, compileOnly: true, ...(tests.length > 0 && { tests }) };
}

/** For a compiler that was stopped, its output is the only explanation. */
function faultsOf({ files }: RunRequest, { diagnostics = [], stderr }: RunResult): Diagnostic[] {
  if (diagnostics.length > 0) return diagnostics;
  const message = stderr.trim() || 'Your program couldn’t be compiled.';
  return [{ file: files[0]!.name, line: 1, column: 1, severity: 'error', message }];
}
