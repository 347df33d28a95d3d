import { t } from '@lingui/core/macro';
import { Verdicts } from '@shared/lesson-types/cli/verdicts';
import type { CliStep, SubmissionReply } from '@web/api';
import { inOwnLanguage } from '@web/i18n';
import styles from './FailedRun.module.css';
import { Mark } from './Mark';
import { nameOf } from './step-tests';

/** How far the run came, and what the failed step's output was. The result's heading says why it failed. */
export function FailedRun({ steps, reply }: { steps: readonly CliStep[]; reply: SubmissionReply }) {
  if (!reply.structuredErrCli) return null;
  const { error, detailsText, failedStepIndex } = reply.structuredErrCli;
  const [, ...lines] = error.split('\n');
  const details = inOwnLanguage(lines.join('\n'), detailsText);
  const verdicts = new Verdicts(reply);
  return (
    <ol className={styles.trail} aria-label={t`Steps`}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's steps never move
        <li key={at} data-verdict={verdicts.ofStep(at)}>
          <p>
            <Mark verdict={verdicts.ofStep(at)} />
            <span>{nameOf(step)}</span>
          </p>
          {at === failedStepIndex && details !== '' && (
            <pre
              className={styles.details}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
              tabIndex={0}
            >
              {details}
            </pre>
          )}
        </li>
      ))}
    </ol>
  );
}
