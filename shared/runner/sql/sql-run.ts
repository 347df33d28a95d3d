import type { Deadline } from '../deadline';
import type { TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import type {
  Diagnostic,
  LimitName,
  OutputChunk,
  RunLimits,
  RunRequest,
  RunResult,
  SourceFile,
  TestOutcome,
} from '../runner';
import { RunStopped } from '../stop-run';
import { CODE, type Engine, SqlError } from './engine';
import { explain } from './explain-error';
import { Judge, listTests, outcomeOf } from './judge';
import { type ResultSet, runScript, ScriptFailed } from './script';
import { Source } from './source';
import type { SqlTest } from './test-file';

export interface SqlRunOptions {
  request: RunRequest;
  limits: RunLimits;
  /** Returns an engine in its initial state. */
  newEngine: () => Engine;
  deadline: Deadline;
  onOutput: (chunk: OutputChunk) => void;
  onTests: TestListener;
}

const encoder = new TextEncoder();
const TOO_DEEP = 'A statement is nested too deeply.';
/** SQLITE_IOERR_NOMEM. */
const NO_MEMORY_FOR_PAGE = 3082;

/** One run: the fixtures, the script, then the tests on copies of the resulting database. */
export class SqlRun {
  /** The learner's engine. */
  private readonly engine: Engine;
  private readonly output: RunOutput;
  private readonly diagnostics: Diagnostic[] = [];
  private results: ResultSet[] = [];
  private fixture: Uint8Array = new Uint8Array();
  private image: Uint8Array = new Uint8Array();
  private limitHit: LimitName | undefined;
  private failed = false;

  constructor(private readonly options: SqlRunOptions) {
    this.output = new RunOutput(options.limits.outputBytes, options.onOutput);
    this.engine = options.newEngine();
    this.engine.deadline = options.deadline;
  }

  result(): RunResult {
    const { request, deadline, onTests } = this.options;
    const listed = listTests(request.tests ?? []);
    const pending = listed.map((test) => outcomeOf(test, 'error', NOT_CHECKED));
    if (request.tests) onTests({ kind: 'list', tests: pending });
    if (request.tests?.length && listed.length === 0) this.reportNoTests(request.tests[0]!.name);
    else this.guarded(() => this.program());
    const tests = request.tests && this.judge(request.tests, listed);
    this.output.flush();
    const hostEnded = this.limitHit !== undefined && this.limitHit !== 'memory';
    return {
      stdout: this.output.stdout,
      stderr: this.output.stderr,
      exitCode: hostEnded ? null : this.failed ? 1 : 0,
      timeMs: deadline.elapsedMs,
      memoryBytes: this.engine.memoryBytes,
      ...(this.limitHit && { limitHit: this.limitHit }),
      ...(tests && { tests }),
      ...(this.diagnostics.length > 0 && { diagnostics: this.diagnostics }),
    };
  }

  private get ended(): boolean {
    return !this.failed && this.limitHit === undefined;
  }

  private program(): void {
    const { engine } = this;
    const { request } = this.options;
    const [entry, ...others] = request.files;
    const isJudged = request.tests !== undefined;
    for (const file of others.filter(({ name }) => name.toLowerCase().endsWith('.sql')))
      runScript(engine, this.source(file));
    if (isJudged) this.fixture = engine.save();
    const print = (text: string) => this.output.write('stdout', encoder.encode(text));
    this.results = runScript(engine, this.source(entry!), { print, keep: isJudged });
    if (engine.inTransaction) {
      engine.query('ROLLBACK');
      this.output.write('stderr', encoder.encode(OPEN_TRANSACTION));
    }
    if (isJudged) this.image = engine.save();
  }

  private source({ name, content }: SourceFile): Source {
    const nul = content.indexOf('\0');
    const source = new Source(name, content);
    if (nul < 0) return source;
    const offset = encoder.encode(content.slice(0, nul)).length;
    throw new ScriptFailed(source, offset, new SqlError('the file contains a NUL character', 1, offset));
  }

  /** Runs `work`; errors that the script causes become part of the result. */
  private guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.failed = true;
      if (error instanceof RunStopped) this.limitHit ??= error.limit;
      else if (error instanceof ScriptFailed) this.reportError(error);
      else if (error instanceof SqlError && error.code === CODE.interrupted) this.limitHit ??= 'time';
      else if (error instanceof SqlError) this.printError(explain(error, this.engine), error);
      else if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError)
        this.printError(TOO_DEEP);
      else throw error;
    }
  }

  private reportNoTests(file: string): void {
    const message = `There are no tests in ${file}. ${HOW_TO_TEST}`;
    this.failed = true;
    this.diagnostics.push({ file, line: 1, severity: 'error', message });
    this.printError(message);
  }

  private reportError({ source, offset, cause }: ScriptFailed): void {
    const message = explain(cause, this.engine);
    const { line, column, text } = source.placeOf(offset);
    this.diagnostics.push({ file: source.name, line, column, severity: 'error', message });
    const excerpt = text.length <= EXCERPT ? `\n  ${text}\n  ${' '.repeat(column - 1)}^` : '';
    this.printError(`Error in ${source.name}, line ${line}: ${message}${excerpt}`, cause);
  }

  private printError(message: string, cause?: SqlError): void {
    if (cause?.code === CODE.noMemory || cause?.code === NO_MEMORY_FOR_PAGE) this.limitHit ??= 'memory';
    this.guarded(() => this.output.write('stderr', encoder.encode(`${message}\n`)));
  }

  private judge(files: readonly SourceFile[], tests: readonly SqlTest[]): TestOutcome[] {
    const databases = {
      results: this.results,
      learner: () => this.copyOf(this.image),
      reference: () => this.copyOf(this.fixture),
    };
    const judge = new Judge(databases, files);
    return tests.map((test, index) => {
      let outcome = outcomeOf(test, 'error', this.limitHit || !this.failed ? NOT_CHECKED : SCRIPT_FAILED);
      if (this.ended) {
        this.guarded(() => {
          outcome = judge.outcome(test);
        });
      }
      const { message, stdout } = outcome;
      this.options.onTests({ kind: 'test', index, outcome: outcome.outcome, message, stdout });
      return outcome;
    });
  }

  private copyOf(image: Uint8Array): Engine {
    const engine = this.options.newEngine();
    engine.deadline = this.options.deadline;
    engine.restore(image);
    return engine;
  }
}

const EXCERPT = 120;
const HOW_TO_TEST =
  'A test starts with a line "-- test: <name>", followed by a query that returns the expected rows.';
const OPEN_TRANSACTION = 'Note: BEGIN has no COMMIT, so its changes are lost.\n';
const SCRIPT_FAILED = 'Not run, because the script failed.';
const NOT_CHECKED = 'A limit stopped the run before this was checked.';
