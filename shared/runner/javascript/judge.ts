import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { limitsOf } from '../limits';
import type { TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import type { RunRequest, RunResult } from '../runner';
import { placeOf } from './diagnostics';
import { JudgeInstance } from './judge-instance';
import { Learner } from './judge-learner';
import { JudgeModules } from './judge-modules';
import { Verdicts } from './judge-verdicts';
import type { Outcome, Program } from './program';
import { resultOf, withinStack } from './run-program';
import type { Translated, Untranslatable } from './translated';

/**
 * Judges a program with tests. The tests and their framework run in a separate instance that reaches the program only
 * through the bridge's strings, and the host keeps the verdicts. If the program can't be started, its tests are only
 * listed.
 */
export function judgeOn(
  instances: { program: Program; judge: Program },
  request: RunRequest,
  translated: Translated | Untranslatable,
  onOutput: Parameters<LanguageRuntime['run']>[1],
  onTests: TestListener,
): RunResult {
  const limits = limitsOf(request);
  const { tests } = translated;
  const files =
    'files' in translated ? translated.files : request.files.map(({ name }) => ({ name, content: '' }));
  const deadline = new Deadline(limits.timeMs);
  const output = new RunOutput(limits.outputBytes, onOutput);
  const learner = new Learner(instances.program);
  const program = learner.program.begin({ files, stdin: request.stdin ?? '', deadline, output });
  const verdicts = new Verdicts(output, tests, onTests, tooLong(limits.timeMs));
  const place = (detail: string) => placeOf(detail, { ...translated, files: [...files, ...tests] });
  const judge = new JudgeInstance(instances.judge, { learner, verdicts, placeOf: place });
  const instance = instances.judge.begin({
    files: tests,
    modules: new JudgeModules(tests, files, (name) => judge.exportsOf(name)),
    ignoreRejections: true,
    stdin: '',
    deadline: new Deadline(Math.max(limits.timeMs, MIN_JUDGE_MS) + DISCOVERY_MS),
    output,
  });
  const end = 'files' in translated ? withinStack(() => program.loadModule(files[0]!)) : failed(translated);
  const judged = withinStack(() => judge.judgeAll(tests, end));
  if (!judged.ok) verdicts.failFiles(judged.message);
  const result = resultOf(program, end, {
    output,
    deadline,
    translated: { ...translated, files },
  });
  const reason = reasonOf(program, instance, end, limits.timeMs);
  if (!reason && verdicts.isEmpty) for (const { name } of tests) verdicts.failFile(name, noTests(name));
  return { ...result, tests: verdicts.outcomes(reason ?? UNREACHED) };
}

const failed = ({ diagnostics, stderr }: Untranslatable): Outcome<never> => ({
  ok: false,
  message: diagnostics[0]?.message ?? stderr,
  detail: '',
});

/** Extra time for the judge to find the tests even if the program used up its own. */
const DISCOVERY_MS = 200;
/** The judge gets at least this much, before `DISCOVERY_MS`. */
const MIN_JUDGE_MS = 1000;

const noTests = (name: string) =>
  `There are no tests in ${name}. Write test('what it should do', () => { … }).`;
const UNREACHED = 'The tests ended before this one.';

/** Why some tests didn't run; undefined if nothing was stopped. */
function reasonOf(
  program: Program,
  instance: Program,
  end: Outcome<unknown>,
  timeMs: number,
): string | undefined {
  if (program.stopped === 'time') return tooLong(timeMs);
  if (program.stopped === 'memory') return 'The program was stopped: it used up its memory.';
  if (program.stopped === 'output') return 'The program was stopped: it printed too much.';
  if (instance.stopped === 'memory') return 'The program returned more data than the tests can hold.';
  return end.ok ? undefined : `The program stopped before it could be tested: ${end.message}`;
}

const tooLong = (timeMs: number) => `The program was stopped: it took longer than ${timeMs} ms.`;
