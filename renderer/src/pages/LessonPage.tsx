import type { Lesson } from '@shared/contracts';
import { Loaded, usePageTitle } from '@web/features/page';
import { AsyncState, useStores } from '@web/stores';
import { PageHeader, Prose, Skeleton, UiLink } from '@web/ui';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

function LessonText({ lesson }: { lesson: Lesson }) {
  usePageTitle(lesson.Title);
  return (
    <div style={{ height: '100%', overflow: 'auto', padding: 'var(--space-8) var(--page-gutter)' }}>
      <PageHeader
        above={<UiLink href={`/courses/${lesson.CourseSlug}`}>{lesson.CourseTitle}</UiLink>}
        title={lesson.Title}
      />
      <Prose style={{ whiteSpace: 'pre-wrap' }}>{lesson.Readme}</Prose>
    </div>
  );
}

/** /lessons/:lessonUUID: the lesson's text. */
export function LessonPage() {
  const { api } = useStores();
  const { lessonUUID: id = '' } = useParams();
  const state = useMemo(
    () => new AsyncState((signal) => api.call('getLesson', { params: { id }, signal })),
    [api, id],
  );
  return (
    <Loaded state={state} skeleton={<Skeleton height="60vh" label="Loading the lesson" />} what="this lesson">
      {(lesson) => <LessonText lesson={lesson} />}
    </Loaded>
  );
}
