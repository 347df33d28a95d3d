import { t } from '@lingui/core/macro';
import type { SpellbookTabProps } from '@web/features/learning/spellbook';
import { Skeleton } from '@web/ui/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';
import { usePlayer } from '../usePlayer';
import styles from './LessonPane.module.css';

const loadTab = () => import('@web/features/learning/spellbook');
const SpellbookTab = lazy<ComponentType<SpellbookTabProps>>(() =>
  loadTab().then((module) => ({ default: module.SpellbookTab })),
);

/** Loads the tab's code, so that it's there without a connection. Never rejects. */
export async function preloadSpellbook(): Promise<void> {
  await loadTab().catch(() => undefined); // the tab tries again and reports the error
}

/** The spellbook, loaded when its tab is first opened. */
export function Spellbook() {
  const { lesson, path } = usePlayer();
  const skeleton = (
    <div className={styles.reading}>
      <Skeleton lines={8} label={t`Loading the spellbook`} />
    </div>
  );
  return (
    <Suspense fallback={skeleton}>
      <SpellbookTab courseUuid={lesson.courseUuid} path={path} />
    </Suspense>
  );
}
