import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { LANGUAGE_FACTS, type Language } from '@shared/runner/languages';
import type { RunResult } from '@shared/runner/runner';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { CodeBlock } from '@web/ui/CodeBlock';
import { Play } from '@web/ui/icons';
import { useState } from 'react';

type Run = { status: 'idle' | 'running' | 'failed' } | { status: 'ended'; output: string };

export interface RunnableCodeProps {
  language: Language;
  file: { name: string; text: string };
}

/** A short program that the reader can change and run in place. The runner is loaded by the first run. */
export function RunnableCode({ language, file }: RunnableCodeProps) {
  const { api } = useStores();
  const [run, setRun] = useState<Run>({ status: 'idle' });
  const [code, setCode] = useState(() => file.text.trimEnd());
  const start = async () => {
    if (run.status === 'running') return;
    setRun({ status: 'running' });
    try {
      const { codeRunnerFor } = await import('@web/features/solving/code-runner');
      const files = [{ name: file.name, content: code }];
      setRun({ status: 'ended', output: outputOf(await codeRunnerFor(api).run({ language, files })) });
    } catch {
      // The runner or the language's runtime couldn't be loaded.
      setRun({ status: 'failed' });
    }
  };
  return (
    <CodeBlock
      code={code}
      language={file.name}
      output={outputText(run, language)}
      edit={{ label: t`The program`, onEdit: setCode, onRun: () => void start() }}
      action={
        <Button size="sm" icon={<Play />} loading={run.status === 'running'} onClick={() => void start()}>
          <Trans>Run</Trans>
        </Button>
      }
    />
  );
}

const outputOf = ({ stdout, stderr }: RunResult): string => (stdout + stderr).trimEnd();

function outputText(run: Run, language: Language): string {
  if (run.status === 'ended') return run.output || t`The program printed nothing.`;
  if (run.status === 'failed') return t`That didn’t work. Please try again.`;
  const { title } = LANGUAGE_FACTS[language];
  return run.status === 'running' ? t`Starting ${title} in your browser…` : t`Change a word, then press Run.`;
}
