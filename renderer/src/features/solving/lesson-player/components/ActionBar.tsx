import { t } from '@lingui/core/macro';
import { StepButton } from '@web/features/solving/debugger';
import { KEYS, RunButton } from '@web/features/solving/workbench';
import { Button } from '@web/ui/Button';
import { Tooltip } from '@web/ui/Tooltip';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { usePlayer } from '../usePlayer';
import styles from './ActionBar.module.css';
import { NextButton } from './success/NextButton';
import { useNextInBar } from './success/useNextInBar';

/** Run and Submit, always visible. `title` names the content above or below it. */
export const ActionBar = observer(function ActionBar({ title }: { title?: ReactNode }) {
  const player = usePlayer();
  const { submission } = player;
  const { run, submitLabel = t`Submit` } = player.work;
  const isPhone = useBreakpoint('phone');
  const isNextHere = useNextInBar();
  const isDone = player.shown === 'submission' && submission.isSuccess;
  const primary = isDone ? null : player.nextAction;
  return (
    <div className={styles.bar}>
      <div className={styles.title}>{!isNextHere && title}</div>
      {run && (
        <RunButton
          run={run.store}
          hint={run.hint}
          variant={primary === 'run' ? 'primary' : 'secondary'}
          onRun={() => player.startRun()}
        />
      )}
      {run?.stepThrough && !isNextHere && !isPhone && (
        <StepButton
          onClick={() => {
            run.stepThrough?.();
            player.showSteps();
          }}
        />
      )}
      {isNextHere ? (
        <NextButton compact={isPhone} className={styles.submit} />
      ) : player.work.submitsElsewhere || player.lesson.missing ? null : (
        <Tooltip content={t`Submit your answer`} shortcut={KEYS.submit}>
          <Button
            className={styles.submit}
            variant={primary === 'submit' ? 'primary' : 'secondary'}
            loading={submission.isJudging}
            aria-disabled={submission.isJudging || !player.canSubmit || undefined}
            onClick={() => player.submit()}
          >
            {submission.isJudging ? t`Checking` : submitLabel}
          </Button>
        </Tooltip>
      )}
    </div>
  );
});
