import { t } from '@lingui/core/macro';
import type { LessonChecks } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { inOwnLanguage } from '@web/i18n';
import { Circle, CircleCheck, CircleX } from '@web/ui/icons';
import { Collapsible } from '@web/ui/Prose';
import { VisuallyHidden } from '@web/ui/VisuallyHidden';
import styles from './CheckList.module.css';

type Check = LessonChecks['checks'][number];

const STATES = {
  passed: { Icon: CircleCheck, text: t`Passed: ` },
  failed: { Icon: CircleX, text: t`Not yet: ` },
  unknown: { Icon: Circle, text: t`Not checked yet: ` },
} as const;

/** Every check with its state; below one that fails, why, and a hint. */
export function CheckList({ checks }: { checks: readonly Check[] }) {
  return (
    <ol className={styles.checks}>
      {checks.map(({ description, hint, state, reason, reasonText }, at) => {
        const { Icon, text } = STATES[state];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: checks never move
          <li key={at} className={styles.check} data-state={state}>
            <Icon aria-hidden="true" />
            <div className={styles.body}>
              <VisuallyHidden>{text}</VisuallyHidden>
              <LessonText>{description}</LessonText>
              {reason !== null && <p className={styles.reason}>{inOwnLanguage(reason, reasonText)}</p>}
              {state === 'failed' && hint !== null && (
                <Collapsible summary={t`Hint`}>
                  <LessonText>{hint}</LessonText>
                </Collapsible>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
