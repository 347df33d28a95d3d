import { Trans } from '@lingui/react/macro';
import { requestDetails, savedBy } from '@shared/lesson-types/cli/step-words';
import type { Verdicts } from '@shared/lesson-types/cli/verdicts';
import type { CliStep } from '@web/api';
import { Variable } from '@web/ui/icons';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import { Mark } from './Mark';
import styles from './Steps.module.css';
import { nameOf, testsIn } from './step-tests';

/** What the terminal types or sends. */
function Source({ step: { cliCommand, httpRequest } }: { step: CliStep }) {
  const lines = httpRequest ? requestDetails(httpRequest) : [];
  return (
    <pre
      className={styles.source}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {cliCommand && (
        <code className={styles.command}>
          <span aria-hidden="true">$ </span>
          {cliCommand.command}
        </code>
      )}
      {httpRequest && (
        <code>
          <b>{httpRequest.request.method}</b> {httpRequest.request.fullUrl}
          {lines.length > 0 && `\n${lines.join('\n')}`}
        </code>
      )}
    </pre>
  );
}

function Step({ step, number, verdicts }: { step: CliStep; number: number; verdicts: Verdicts }) {
  const verdict = verdicts.ofStep(number - 1);
  const saved = savedBy(step).map((name) => `\${${name}}`);
  return (
    <li className={styles.step} data-verdict={verdict}>
      <div className={styles.head}>
        <span className={styles.number}>{verdict === 'unknown' ? number : <Mark verdict={verdict} />}</span>
        <h3>
          <VisuallyHidden>
            <Trans>Step {number}: </Trans>
          </VisuallyHidden>
          {nameOf(step)}
        </h3>
        {step.noPenaltyOnFail && (
          <span className={styles.free}>
            <Trans>Free to fail</Trans>
          </span>
        )}
      </div>
      <Source step={step} />
      <ul className={styles.tests}>
        {testsIn(step).map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's tests never move
          <li key={at} data-verdict={verdicts.ofTest(number - 1, at)}>
            <Mark verdict={verdicts.ofTest(number - 1, at)} />
            <span>{words}</span>
          </li>
        ))}
        {saved.map((variable) => (
          <li key={variable} data-verdict="unknown">
            <Variable aria-hidden="true" />
            <span>
              <Trans>
                saves <code>{variable}</code>
              </Trans>
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Everything the terminal will do, and how it went. */
export function Steps({ steps, verdicts }: { steps: readonly CliStep[]; verdicts: Verdicts }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's steps never move
        <Step key={at} step={step} number={at + 1} verdicts={verdicts} />
      ))}
    </ol>
  );
}
