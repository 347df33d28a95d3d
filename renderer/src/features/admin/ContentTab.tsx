import type { AdminCourse, CallReply } from '@web/api';
import { Loaded } from '@web/features/page';
import { AsyncState, useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Card } from '@web/ui/Card';
import { counted } from '@web/ui/counted';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import styles from './admin.module.css';
import { showTime } from './show-time';

type LastImport = CallReply<'getContentOverview'>['lastImport'];

function ImportCard({ lastImport }: { lastImport: LastImport }) {
  if (lastImport === null)
    return (
      <p className={styles.facts}>This server leaves importing to another one, or hasn’t finished it yet.</p>
    );
  const { at, isImported, problems } = lastImport;
  return (
    <Card>
      <h2 className={styles.name}>
        {isImported ? 'Imported' : 'Not imported'} {showTime(at)}{' '}
        {!isImported && <Badge tone="danger">Failed</Badge>}
      </h2>
      <p className={styles.facts}>
        {isImported
          ? 'The server reads the content folder whenever it starts.'
          : 'What was there before stays. Fix the files, then restart the server.'}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label="Problems">
          {problems.map(({ file, line, message }) => (
            <li key={`${file} ${line} ${message}`}>
              <code>
                {file}:{line}
              </code>{' '}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function CourseRow({ course }: { course: AdminCourse }) {
  const { slug, title, state, numChapters, numLessons, numLearners, numOpenReports, lastMod } = course;
  return (
    <Card as="li" className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {state === 'live' ? <UiLink href={`/courses/${slug}`}>{title}</UiLink> : title}{' '}
          {state === 'draft' && <Badge tone="info">Draft</Badge>}
          {state === 'removed' && <Badge>Removed</Badge>}
        </h3>
        <p className={styles.facts}>
          {counted(numChapters, 'chapter')}, {counted(numLessons, 'lesson')}, started by{' '}
          {counted(numLearners, 'learner')}. Changed {showTime(lastMod)}.
        </p>
      </div>
      {numOpenReports > 0 && (
        <UiLink href="/admin?tab=reports">{counted(numOpenReports, 'open report')}</UiLink>
      )}
    </Card>
  );
}

/** The courses as they were imported, and how that went. */
export const ContentTab = observer(function ContentTab() {
  const { api } = useStores();
  const [state] = useState(() => new AsyncState((signal) => api.call('getContentOverview', { signal })));
  return (
    <Loaded
      state={state}
      skeleton={<Skeleton height="24rem" label="Loading the content" />}
      what="the content"
    >
      {({ courses, lastImport }) => (
        <>
          <ImportCard lastImport={lastImport} />
          <p className={styles.facts}>
            Courses are files. To hide one, set its status to draft in its course.yaml; to remove it, delete
            its folder. Learners keep what they’ve earned. {/* The author's pages exist only there. */}
            {import.meta.env.DEV && <UiLink href="/author/insights">See how lessons do</UiLink>}
          </p>
          <ul className={styles.list}>
            {courses.map((course) => (
              <CourseRow key={course.uuid} course={course} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
});
