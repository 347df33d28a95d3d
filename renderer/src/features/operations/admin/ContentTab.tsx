import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AdminCourse, CallReply } from '@web/api';
import { Loaded } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Badge } from '@web/ui/Badge';
import { Card } from '@web/ui/Card';
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
      <p className={styles.facts}>
        <Trans>This server leaves importing to another one, or hasn’t finished it yet.</Trans>
      </p>
    );
  const { at, isImported, problems } = lastImport;
  const time = showTime(at);
  return (
    <Card>
      <h2 className={styles.name}>
        {isImported ? t`Imported ${time}` : t`Not imported ${time}`}{' '}
        {!isImported && (
          <Badge tone="danger">
            <Trans>Failed</Trans>
          </Badge>
        )}
      </h2>
      <p className={styles.facts}>
        {isImported
          ? t`The server reads the content folder whenever it starts.`
          : t`What was there before stays. Fix the files, then restart the server.`}
      </p>
      {problems.length > 0 && (
        <ul className={styles.problems} aria-label={t`Problems`}>
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
  const {
    uuid,
    slug,
    title,
    state,
    numChapters,
    numLessons,
    numMissing,
    numLearners,
    numOpenReports,
    lastMod,
  } = course;
  const chapters = plural(numChapters, { one: '# chapter', other: '# chapters' });
  const lessons = plural(numLessons, { one: '# lesson', other: '# lessons' });
  const learners = plural(numLearners, { one: '# learner', other: '# learners' });
  const time = showTime(lastMod);
  return (
    <Card as="li" className={styles.row}>
      <div>
        <h3 className={styles.name}>
          {state === 'live' ? <UiLink href={`/courses/${slug}`}>{title}</UiLink> : title}{' '}
          {state === 'draft' && (
            <Badge tone="info">
              <Trans>Draft</Trans>
            </Badge>
          )}
          {state === 'removed' && (
            <Badge>
              <Trans>Removed</Trans>
            </Badge>
          )}
        </h3>
        <p className={styles.facts}>
          <Trans>
            {chapters}, {lessons}, started by {learners}. Changed {time}.
          </Trans>{' '}
          {numMissing > 0 &&
            plural(numMissing, {
              one: '# lesson doesn’t count: this server can’t offer it.',
              other: '# lessons don’t count: this server can’t offer them.',
            })}
        </p>
      </div>
      {numOpenReports > 0 && (
        <UiLink href={`/admin?tab=reports&course=${uuid}`}>
          {plural(numOpenReports, { one: '# open report', other: '# open reports' })}
        </UiLink>
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
      skeleton={<Skeleton height="24rem" label={t`Loading the content`} />}
      what={t`the content`}
    >
      {({ courses, lastImport }) => (
        <>
          <ImportCard lastImport={lastImport} />
          <p className={styles.facts}>
            <Trans>
              Courses are files. To hide one, set its status to draft in its course.yaml; to remove it, delete
              its folder. Learners keep what they’ve earned.
            </Trans>{' '}
            {/* The author's pages exist only there. */}
            {import.meta.env.DEV && (
              <UiLink href="/author/insights">
                <Trans>See how lessons do</Trans>
              </UiLink>
            )}
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
