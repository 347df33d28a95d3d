import { t } from '@lingui/core/macro';
import type { SubmissionReply } from '@web/api';
import { Code, SquareTerminal } from '@web/ui/icons';
import type { ReactNode } from 'react';
import type { LessonWork, WorkContext } from '../lesson-work';
import { AcceptedOutput } from './AcceptedOutput';
import { AcceptedProgram } from './AcceptedProgram';
import { CodeOutcome } from './CodeOutcome';
import { CodePane } from './CodePane';
import { type CodeOptions, CodeStore } from './code.store';
import { ErrorResult } from './ErrorResult';
import { OutputPane } from './OutputPane';
import { programSolution } from './program-solution';
import type { SidePanel } from './WithSidePanel';

export interface ProgramWorkOptions extends Omit<CodeOptions, 'exercise' | 'lesson'> {
  /** What a failure shows unless an error ended the program: what was expected, and what happened. */
  renderFailure: (reply: SubmissionReply, code: CodeStore) => ReactNode;
  /** Beside the editor, on request. */
  side?: (code: CodeStore) => SidePanel;
}

/** Lessons with a program to write, run and submit. */
export function programWork(
  { exercise, lesson, stores }: WorkContext,
  options: ProgramWorkOptions,
): LessonWork {
  const { renderFailure, side, ...task } = options;
  const code = new CodeStore({ ...task, exercise, lesson }, stores);
  const { program, run } = code;
  return {
    panes: {
      work: { label: t`Code`, icon: <Code />, content: <CodePane code={code} side={side?.(code)} /> },
      output: { label: t`Output`, icon: <SquareTerminal />, content: <OutputPane code={code} /> },
    },
    run: {
      hint: t`Run your code here`,
      store: run,
      prepare: () => code.prepare(),
      start: () => void code.start(),
      ...(code.canStep && {
        stepThrough: () => code.stepThrough(),
        closeSteps: () => code.stepper.close(),
      }),
    },
    synced: program,
    keptText: t`Your code will be right here.`,
    canSubmit: true,
    get mustChoose() {
      return program.guestProgram !== null;
    },
    answer: () => ({ files: program.editableFiles.map(({ name, content }) => ({ name, content })) }),
    setOwner: (owner) => program.setOwner(owner),
    practice: () => code.practice(),
    renderPractice: () => <CodeOutcome code={code} />,
    onResult: (reply) => code.markError(reply.programError),
    renderResult: (reply) => {
      if (reply.resultSlug !== 'failure')
        return <AcceptedOutput language={options.data.programmingLanguage} reply={reply} />;
      return reply.programError ? <ErrorResult code={code} reply={reply} /> : renderFailure(reply, code);
    },
    renderActions: () => <AcceptedProgram code={code} />,
    renderSolution: programSolution(program),
  };
}
