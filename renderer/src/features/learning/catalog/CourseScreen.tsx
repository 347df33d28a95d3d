import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { courseLanguageTitle } from '@shared/contracts/learning/course-language';
import type { Course } from '@web/api';
import { averageText, CourseReviews } from '@web/features/community/reviews';
import { CertificateLink } from '@web/features/learning/certificates';
import { useKeptLessons } from '@web/features/site/offline';
import {
  breadcrumbs,
  courseData,
  Loaded,
  usePageDescription,
  usePageFacts,
  usePageTitle,
} from '@web/features/site/page';
import { formatNumber } from '@web/i18n';
import { countDone, lessonsOf, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { Award, BookOpen, ChartNoAxesColumn, Clock, Code, Layers, Star, Users } from '@web/ui/icons';
import { Progress } from '@web/ui/Progress';
import { Skeleton } from '@web/ui/Skeleton';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import styles from './catalog.module.css';
import { ChapterList } from './components/ChapterList';
import { ContentMenu } from './components/ContentMenu';
import { CourseMap } from './components/CourseMap';
import { Cover } from './components/Cover';
import { GoOn } from './components/GoOn';
import { LanguageTag } from './components/LanguageTag';
import { countChapters, countLearners, countLessons, lessonsOutOf } from './counts';
import { aboutTime, LEVEL_TITLES } from './course-facts';
import { continueAt } from './placement/continue-at';
import { hasPlacement, useSkippable } from './placement/useSkippable';
import { useAsSeen } from './useAsSeen';

function Facts({ course }: { course: Course }) {
  const reward = formatNumber(course.rewardAmount);
  const learners = countLearners(course.numEnrolled);
  const time = aboutTime(course.numMinutes);
  const facts = [
    ...(course.level ? [{ Icon: ChartNoAxesColumn, text: LEVEL_TITLES[course.level] }] : []),
    { Icon: Code, text: courseLanguageTitle(course.language) },
    { Icon: Layers, text: countChapters(course.chapters.length) },
    { Icon: BookOpen, text: countLessons(countDone(lessonsOf(course)).total) },
    ...(time ? [{ Icon: Clock, text: time }] : []),
    ...(learners ? [{ Icon: Users, text: learners }] : []),
    ...(course.rewardAmount > 0 ? [{ Icon: Award, text: t`${reward} XP for finishing` }] : []),
    ...(course.rating.totalCount > 0
      ? [
          {
            Icon: Star,
            text: averageText(course.rating),
          },
        ]
      : []),
  ];
  return (
    <ul className={styles.facts}>
      {facts.map(({ Icon, text }) => (
        <li key={text} className={styles.fact}>
          <Icon aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Who it’s for and what comes of it, if its author says. */
function CoursePromise({ course: { audience, builds } }: { course: Course }) {
  if (!audience && !builds) return null;
  return (
    <dl className={styles.promise}>
      {audience && (
        <div>
          <dt>
            <Trans>Who it’s for</Trans>
          </dt>
          <dd>{audience}</dd>
        </div>
      )}
      {builds && (
        <div>
          <dt>
            <Trans>What you’ll build</Trans>
          </dt>
          <dd>{builds}</dd>
        </div>
      )}
    </dl>
  );
}

/** Who wrote the course. A copy from before courses had teachers names none. */
function Teachers({ course: { teachers = [] } }: { course: Partial<Pick<Course, 'teachers'>> }) {
  if (teachers.length === 0) return null;
  const links = teachers.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <UiLink href={`/teachers/${slug}`}>{name}</UiLink>
    </span>
  ));
  return (
    <p className={styles.above}>
      <Trans>By {links}</Trans>
    </p>
  );
}

/** Start, Continue or Practice: opens the first incomplete lesson, otherwise the first. */
const Continue = observer(function Continue({ course }: { course: Course }) {
  const { session } = useStores();
  const next = continueAt(course, useSkippable(course));
  const { done, total } = countDone(lessonsOf(course));
  if (!next)
    return (
      <p className={styles.summary}>
        <Trans>The first lessons of this course are still being written.</Trans>
      </p>
    );
  const label = done === 0 ? t`Start the course` : done === total ? t`Practice again` : t`Continue`;
  return (
    <div className={styles.act}>
      <ButtonLink href={`/lessons/${next.uuid}`} variant="primary" size="lg">
        {label}
      </ButtonLink>
      <CertificateLink course={course} size="lg" />
      <span className={styles.upNext}>{done === total ? t`You finished this course.` : next.title}</span>
      {done === 0 && hasPlacement(course) && (
        <UiLink href={`/courses/${course.slug}/placement`}>
          <Trans>Know some of it? Find out what to skip</Trans>
        </UiLink>
      )}
      {session.isSignedIn && (
        <ContentMenu
          target={{ kind: 'course', uuid: course.uuid, title: course.title }}
          items={[
            {
              key: 'difficulty',
              label: t`How hard are the lessons?`,
              icon: <ChartNoAxesColumn />,
              href: `/lesson-difficulty/${course.uuid}`,
            },
          ]}
        />
      )}
    </div>
  );
});

const CourseView = observer(function CourseView({ course: loaded }: { course: Course }) {
  const { session } = useStores();
  const course = useAsSeen(loaded);
  const skippable = useSkippable(course);
  const nextUuid = continueAt(course, skippable)?.uuid;
  const keptLessons = useKeptLessons();
  usePageTitle(course.title);
  usePageDescription(course.summary);
  const image = `/v1/static/course_image/${course.uuid}`;
  usePageFacts({
    image,
    structuredData: [
      courseData(course, image),
      breadcrumbs([
        { name: t`Courses`, path: '/courses' },
        { name: course.title, path: `/courses/${course.slug}` },
      ]),
    ],
  });
  const { done, total } = countDone(lessonsOf(course));
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.texts}>
          <p className={styles.above}>
            <UiLink href="/courses">
              <Trans>Courses</Trans>
            </UiLink>
          </p>
          <LanguageTag course={course} />
          <h1>{course.title}</h1>
          <p className={styles.summary}>{course.summary}</p>
          <CoursePromise course={course} />
          <Facts course={course} />
          <Teachers course={course} />
          <Continue course={course} />
          {/* Guests have its space too: the page they get is what a learner sees until the app has started. */}
          <div className={styles.progress}>
            {total > 0 && (session.isSignedIn || done > 0) && (
              <Progress
                label={session.isSignedIn ? t`Your progress` : t`Solved in this browser`}
                value={done}
                max={total}
                text={lessonsOutOf(done, total)}
                tone={done === total ? 'success' : 'ember'}
              />
            )}
          </div>
        </div>
        <Cover course={course} className={styles.cover} />
      </div>
      {session.isSignedIn && total > 0 && done === total && (
        <section className={styles.goOn} aria-labelledby="go-on">
          <h2 id="go-on">
            <Trans>You finished it. Here’s what’s next.</Trans>
          </h2>
          <GoOn from={course} />
        </section>
      )}
      <CourseMap chapters={course.chapters} nextUuid={nextUuid} skippable={skippable} />
      {course.description && <p className={styles.description}>{course.description}</p>}
      <ChapterList
        chapters={course.chapters}
        nextUuid={nextUuid}
        skippable={skippable}
        showProgress={session.isSignedIn}
        keptLessons={keptLessons}
      />
      <CourseReviews course={course} />
    </>
  );
});

const CourseSkeleton = () => (
  <>
    <div className={styles.hero}>
      <Skeleton height="17rem" label={t`Loading the course`} />
      <Skeleton className={styles.cover} height="100%" />
    </div>
    <Skeleton height="48rem" />
  </>
);

/** /courses/:courseSlug: the course's content, the learner's progress, and where to continue. */
export const CourseScreen = observer(function CourseScreen() {
  const { progress } = useStores();
  const { courseSlug = '' } = useParams();
  return (
    <Loaded
      isPage
      state={progress.courseBySlug.get(courseSlug)}
      skeleton={<CourseSkeleton />}
      what={t`this course`}
    >
      {(course) => <CourseView course={course} />}
    </Loaded>
  );
});
