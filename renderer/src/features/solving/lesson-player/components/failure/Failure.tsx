import { t } from '@lingui/core/macro';
import type { SubmissionReply } from '@web/api';
import { SpreeLine } from '@web/features/game/sharpshooter';
import { inOwnLanguage } from '@web/i18n';
import { OctagonX } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { usePlayer } from '../../usePlayer';
import { BootsFace } from '../BootsFace';
import styles from '../SubmissionView.module.css';
import { useReveal } from '../success/useReveal';
import { HelpOffer } from './HelpOffer';
import { KnownMistake } from './KnownMistake';

/** The reason of a test in a file is shown with the test, so it isn't said twice. */
function headingOf({ resultMessage, resultMessageText, tests }: SubmissionReply): string {
  const first = tests?.results.find(({ passed, mismatch }) => !passed && mismatch === 'asserted');
  const reason = first?.reason || `${first?.call}: ${first?.got}`;
  const [line = ''] = reason.split('\n');
  const isRepeated = first !== undefined && resultMessage.endsWith(line);
  if (tests && isRepeated) {
    const passed = tests.results.filter((test) => test.passed).length + tests.numHiddenPassed;
    const total = tests.results.length + tests.numHidden;
    return t`${passed} of ${total} tests passed.`;
  }
  return inOwnLanguage(resultMessage, resultMessageText) || t`Not quite yet.`;
}

/** What was wrong, and after several attempts what helps. */
export const Failure = observer(function Failure({ reply }: { reply: SubmissionReply }) {
  const { work } = usePlayer();
  const panel = useRef<HTMLDivElement>(null);
  useReveal(panel);
  return (
    <div ref={panel} className={styles.panel} data-result="failure">
      {reply.knownMistake && <KnownMistake text={reply.knownMistake} />}
      <p className={styles.heading}>
        <OctagonX aria-hidden="true" />
        <span>{headingOf(reply)}</span>
        <BootsFace isSuccess={false} />
      </p>
      {work.renderResult(reply)}
      <HelpOffer />
      <SpreeLine submissionUuid={reply.submissionUuid} />
    </div>
  );
});
