import { Deadline } from '../deadline';
import type { LanguageRuntime } from '../language-runtime';
import { limitsOf } from '../limits';
import type { TestListener } from '../protocol/tests-so-far';
import { RunOutput } from '../run-output';
import type { RunRequest, RunResult } from '../runner';
import { placeOf } from './diagnostics';
import { Learner } from './judge-learner';
import { JudgeModules } from './judge-modules';
import { Verdicts } from './judge-verdicts';
import { JudgeWorld } from './judge-world';
import type { Outcome, Program } from './program';
import { resultOf, withinStack } from './run-program';
import type { Translated, Untranslatable } from './translated';

/**
 * Judges a program by tests. The tests and their framework live in an instance of their own; the program's instance
 * is reached through the text of the bridge alone, and the host keeps the list of verdicts. Of a program that cannot
 * be started, the tests are only listed.
 */
export function judgeOn(
  worlds: { program: Program; judge: Program },
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
  const learner = new Learner(worlds.program);
  const program = learner.program.begin({ files, stdin: request.stdin ?? '', deadline, output });
  const verdicts = new Verdicts(output, tests, onTests, tooLong(limits.timeMs));
  const place = (detail: string) => placeOf(detail, { ...translated, files: [...files, ...tests] });
  const judge = new JudgeWorld(worlds.judge, { learner, verdicts, placeOf: place });
  const world = worlds.judge.begin({
    files: tests,
    modules: new JudgeModules(tests, files, (name) => judge.exportsOf(name)),
    ignoreRejections: true,
    stdin: '',
    deadline: new Deadline(Math.max(limits.timeMs, LEAST_MS) + FINDING_MS),
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
  const reason = reasonOf(program, world, end, limits.timeMs);
  if (!reason && verdicts.isEmpty) for (const { name } of tests) verdicts.failFile(name, noTests(name));
  return { ...result, tests: verdicts.outcomes(reason ?? UNREACHED) };
}

const failed = ({ diagnostics, stderr }: Untranslatable): Outcome<never> => ({
  ok: false,
  message: diagnostics[0]?.message ?? stderr,
  detail: '',
});

/** Tests are found even when the program has used its time up: the judge has this much more. */
const FINDING_MS = 200;
/** And at least this much. */
const LEAST_MS = 1000;

const noTests = (name: string) =>
  `There are no tests in ${name}. Write test('what it should do', () => { … }).`;
const UNREACHED = 'The tests ended before this one.';

/** Why tests that were not reached were not; undefined when nothing had stopped. */
function reasonOf(
  program: Program,
  world: Program,
  end: Outcome<unknown>,
  timeMs: number,
): string | undefined {
  if (program.stopped === 'time') return tooLong(timeMs);
  if (program.stopped === 'memory') return 'The program was stopped: it used up its memory.';
  if (program.stopped === 'output') return 'The program was stopped: it printed too much.';
  if (world.stopped === 'memory') return 'The program gave the tests more data than they can hold.';
  return end.ok ? undefined : `The program stopped before it could be tested: ${end.message}`;
}

const tooLong = (timeMs: number) => `The program was stopped: it took longer than ${timeMs} ms.`;
