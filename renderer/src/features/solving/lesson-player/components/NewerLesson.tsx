import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Lesson } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { RefreshCw } from '@web/ui/icons';
import styles from './NewerLesson.module.css';

/** Shown in place of the work in lessons whose type this version of the app doesn't know. */
export function NewerVersionNotice() {
  const { platform } = useStores();
  return (
    <EmptyState
      title={t`This lesson needs a newer version of the app`}
      action={
        <Button variant="primary" icon={<RefreshCw />} onClick={() => platform.reload()}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>Reload the page to update. Your work in other lessons is safe.</Trans>
    </EmptyState>
  );
}

/** A lesson whose type this version of the app doesn't know: it can be read, and the app updated. */
export function NewerLesson({ lesson }: { lesson: Lesson }) {
  return (
    <div className={styles.lesson}>
      <div className={styles.inside}>
        <NewerVersionNotice />
        <LessonText sections>{lesson.readme}</LessonText>
      </div>
    </div>
  );
}
