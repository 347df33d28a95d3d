import { t } from '@lingui/core/macro';
import { useStores } from '@web/stores';
import { ConfirmDialog } from '@web/ui/ConfirmDialog';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AskedLink, DesktopLinksStore } from './desktop-links.store';

interface PageLinkProps {
  store: DesktopLinksStore;
  link: Exclude<AskedLink, { kind: 'sign-in' }>;
}

/** The page of a link and its title. The title is null while it loads; the page, if there's no such lesson or course. */
function useTarget({ kind, uuid }: PageLinkProps['link']): { title: string | null; path: string | null } {
  const { catalog } = useStores();
  const isLesson = kind === 'lesson';
  const state = isLesson ? catalog.lessonById.get(uuid) : catalog.courses;
  useEffect(() => void state.load(), [state]);
  if (isLesson) {
    const title = catalog.lessonById.get(uuid).value?.title ?? null;
    return { title, path: state.error?.status === 404 ? null : `/lessons/${uuid}` };
  }
  const course = catalog.overviewOf(uuid);
  return { title: course?.title ?? null, path: course ? `/courses/${course.slug}` : null };
}

const TEXTS = {
  lesson: {
    question: t`Open this lesson?`,
    leads: t`A link from outside the app leads to a lesson.`,
    open: t`Open lesson`,
  },
  course: {
    question: t`Open this course?`,
    leads: t`A link from outside the app leads to a course.`,
    open: t`Open course`,
  },
} as const;

/** Asks before a link from outside opens a lesson or a course. */
export const PageLink = observer(function PageLink({ store, link }: PageLinkProps) {
  const navigate = useNavigate();
  const { title, path } = useTarget(link);
  const go = () => {
    store.close();
    if (path !== null) void navigate(path);
  };
  const texts = TEXTS[link.kind];
  if (path === null && link.kind === 'lesson')
    return (
      <ConfirmDialog
        open
        heading={t`We don’t have this lesson`}
        text={t`The link may be for another server, or the lesson is gone.`}
        confirmLabel="OK"
        hideCancel
        onConfirm={go}
        onCancel={() => store.close()}
      />
    );
  return (
    <ConfirmDialog
      open
      heading={texts.question}
      text={title === null ? texts.leads : t`A link from outside the app leads to “${title}”.`}
      confirmLabel={texts.open}
      cancelLabel={t`Not now`}
      onConfirm={go}
      onCancel={() => store.close()}
    />
  );
});
