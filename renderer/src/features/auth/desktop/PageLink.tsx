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

/** Asks before a link from outside opens a lesson or a course. */
export const PageLink = observer(function PageLink({ store, link }: PageLinkProps) {
  const navigate = useNavigate();
  const { title, path } = useTarget(link);
  const go = () => {
    store.close();
    if (path !== null) void navigate(path);
  };
  const name = title === null ? `a ${link.kind}` : `“${title}”`;
  if (path === null && link.kind === 'lesson')
    return (
      <ConfirmDialog
        open
        heading="We don’t have this lesson"
        text="The link may be for another server, or the lesson is gone."
        confirmLabel="OK"
        hideCancel
        onConfirm={go}
        onCancel={() => store.close()}
      />
    );
  return (
    <ConfirmDialog
      open
      heading={`Open this ${link.kind}?`}
      text={`A link from outside the app leads to ${name}.`}
      confirmLabel={`Open ${link.kind}`}
      cancelLabel="Not now"
      onConfirm={go}
      onCancel={() => store.close()}
    />
  );
});
