import type { RunOutput } from '../run-output';
import { RunnerFailed } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import { type Report, reader, readReport } from './harness-frames';
import { MESSAGE_LIMIT, type ProgramSide } from './program-side';
import { isInterpreterCrash, type PythonInstance } from './python-instance';
import { createHost, FOLDERS, type PythonRun } from './run-host';

const JUDGE_MESSAGE_LIMIT = MESSAGE_LIMIT * 4;

/** A run whose tests are in a second interpreter. */
export interface JudgedProgram extends PythonRun {
  side: ProgramSide;
  /** What the judge prints, including the program's output. */
  output: RunOutput;
}

/**
 * Runs the judge to its end: sends it `command`, forwards its questions to the program, and calls `onReport` for each of
 * its reports. Returns what stopped it early, if anything: a limit or a crash.
 */
export function runJudge(
  judge: PythonInstance,
  { side, deadline, output }: JudgedProgram,
  command: Uint8Array,
  onReport: (report: Report) => void,
): unknown {
  let next: Uint8Array | undefined = command;
  let question = '';
  const read = reader(() => {
    const reply = next ?? side.ask(question);
    next = undefined;
    return reply;
  });
  const write = (bytes: Uint8Array) => {
    const report = readReport(bytes, JUDGE_MESSAGE_LIMIT);
    if (!report) throw new RunnerFailed('The judge sent an invalid report.');
    if (report.kind === 'ask') question = report.body;
    else onReport(report);
  };
  const host = createHost(judge, deadline, { files: [] }, { output, read, write });
  FOLDERS.forEach((_, index) => {
    host.files.get(3 + index).node = side.host.files.get(3 + index).node; // Both sides share their files.
  });
  try {
    judge.resume(host);
  } catch (stop) {
    if (stop instanceof GuestExit) return stop.code === 0 ? undefined : stop;
    if (stop instanceof RunStopped || isInterpreterCrash(stop)) return stop;
    throw stop;
  }
  throw new RunnerFailed('The judge stopped without ending.');
}
