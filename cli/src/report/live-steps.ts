import { createLogUpdate } from 'log-update';
import type { TerminalLesson } from '../api/api';
import type { StepRun } from '../steps/run-steps';
import { print, printable, styled } from './console';
import { type StepState, stepList } from './step-list';

/** The list of steps while they run. Where nobody watches, such as in a pipe, only the title is printed. */
export class LiveSteps {
  private readonly runs: (StepRun | undefined)[] = [];
  private readonly area = createLogUpdate(process.stdout);
  private readonly isLive: boolean;
  private running = -1;

  constructor(
    private readonly lesson: TerminalLesson,
    { isQuiet }: { isQuiet: boolean },
  ) {
    this.isLive = !isQuiet && process.stdout.isTTY === true;
    if (isQuiet) return;
    const { title, chapterNumber, lessonNumber } = lesson;
    print(
      `${styled('bold', printable(title))} ${styled('dim', `chapter ${chapterNumber}, lesson ${lessonNumber}`)}\n`,
    );
  }

  /** A step starts, or has run. */
  update(index: number, run?: StepRun): void {
    this.running = run ? -1 : index;
    this.runs[index] = run;
    if (!this.isLive) return;
    const { steps } = this.lesson.data;
    const stateOf = (at: number): StepState =>
      at === this.running ? 'running' : this.runs[at] ? 'ran' : 'waiting';
    this.area(stepList({ steps, runs: this.runs, stateOf, verdicts: null, isVerbose: false }));
  }

  /** Makes room for the final list. */
  stop(): void {
    if (this.isLive) this.area.clear();
  }
}
