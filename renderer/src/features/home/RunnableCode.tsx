import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import type { RunResult } from '@shared/runner/runner';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { CodeBlock } from '@web/ui/CodeBlock';
import { Play } from 'lucide-react';
import { useState } from 'react';

type Run = { status: 'idle' | 'running' | 'failed' } | { status: 'ended'; output: string };

export interface RunnableCodeProps {
  language: Language;
  file: { name: string; text: string };
}

/** A short program that the reader can run in place. The runner is loaded by the first run. */
export function RunnableCode({ language, file }: RunnableCodeProps) {
  const { api } = useStores();
  const [run, setRun] = useState<Run>({ status: 'idle' });
  const start = async () => {
    setRun({ status: 'running' });
    try {
      const { codeRunnerFor } = await import('@web/features/code-runner');
      const files = [{ name: file.name, content: file.text }];
      setRun({ status: 'ended', output: outputOf(await codeRunnerFor(api).run({ language, files })) });
    } catch {
      setRun({ status: 'failed' });
    }
  };
  return (
    <CodeBlock
      code={file.text.trimEnd()}
      language={file.name}
      output={outputText(run, language)}
      action={
        <Button size="sm" icon={<Play />} loading={run.status === 'running'} onClick={() => void start()}>
          Run
        </Button>
      }
    />
  );
}

const outputOf = ({ stdout, stderr }: RunResult): string => (stdout + stderr).trimEnd();

function outputText(run: Run, language: Language): string {
  if (run.status === 'ended') return run.output || 'The program printed nothing.';
  if (run.status === 'failed') return 'That didn’t work. Please try again.';
  return run.status === 'running'
    ? `Starting ${LANGUAGE_FACTS[language].title} in your browser…`
    : 'Press Run to see what it prints.';
}
