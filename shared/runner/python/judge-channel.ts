import type { RunOutput } from '../run-output';
import { RunnerFailed } from '../runner';
import { GuestExit, RunStopped } from '../stop-run';
import { type Report, reader, readReport } from './harness-frames';
import { MESSAGE_LIMIT, type ProgramSide } from './program-side';
import { isBreakdown, type PythonInstance } from './python-instance';
import { FOLDERS, makeWorld, type PythonRun } from './world';

const JUDGE_MESSAGE_LIMIT = MESSAGE_LIMIT * 4;

/** A program whose tests run in a second interpreter. */
export interface JudgedProgram extends PythonRun {
  side: ProgramSide;
  /** What the judge prints, the program's own output included. */
  output: RunOutput;
}

/**
 * Runs the judge to its end: sends it `order`, answers what it asks of the program, and hands its reports to `take`.
 * Returns what stopped it early, if anything did: a limit or a breakdown.
 */
export function runJudge(
  judge: PythonInstance,
  { side, deadline, output }: JudgedProgram,
  order: Uint8Array,
  take: (report: Report) => void,
): unknown {
  let next: Uint8Array | undefined = order;
  let question = '';
  const read = reader(() => {
    const reply = next ?? side.ask(question);
    next = undefined;
    return reply;
  });
  const write = (bytes: Uint8Array) => {
    const report = readReport(bytes, JUDGE_MESSAGE_LIMIT);
    if (!report) throw new RunnerFailed('The judge sent a report that cannot be read.');
    if (report.kind === 'ask') question = report.body;
    else take(report);
  };
  const host = makeWorld(judge, deadline, { files: [] }, { output, read, write });
  FOLDERS.forEach((_, index) => {
    host.files.get(3 + index).node = side.host.files.get(3 + index).node; // each side reads what the other writes
  });
  try {
    judge.resume(host);
  } catch (stop) {
    if (stop instanceof GuestExit) return stop.code === 0 ? undefined : stop;
    if (stop instanceof RunStopped || isBreakdown(stop)) return stop;
    throw stop;
  }
  throw new RunnerFailed('The judge stopped without ending.');
}
