import type { CLIStepResult } from '@shared/contracts';
import type { ContentFixture } from '../../../authoring/content-import/testing/content-fixture';

/** Turns a lesson of SMALL_CONTENT into one for terminals: a step that is free to fail, and one that isn't. */
export function makeTerminalLesson(content: ContentFixture, folder: string): void {
  content.replace(
    `${folder}/lesson.yaml`,
    /^type: .*/ms,
    `type: type_cli
difficulty: 1
steps:
  - run: make
    noPenalty: true
    tests:
      - exitCode: 0
  - run: ./gate
    tests:
      - stdoutContains: open
`,
  );
  content.write(`${folder}/lesson.md`, 'Gates.\n\n## Assignment\n\nOpen it.\n');
  content.write(`${folder}/solution/gate.sh`, 'echo open\n');
  content.write(`${folder}/recorded/solution.json`, JSON.stringify({ CLIResults: runOf(0, 'open') }));
}

/** What a terminal reports of that lesson. */
export const runOf = (exitCode: number, stdout: string): CLIStepResult[] => [
  { CLICommandResult: { ExitCode: exitCode, Stdout: '', Variables: null } },
  { CLICommandResult: { ExitCode: 0, Stdout: stdout, Variables: null } },
];
