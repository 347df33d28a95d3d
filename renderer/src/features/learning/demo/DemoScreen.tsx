import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course } from '@web/api';
import { LessonRow } from '@web/features/learning/catalog';
import { SignUpOffer } from '@web/features/people/auth';
import { Loaded, usePageDescription, usePageTitle } from '@web/features/site/page';
import { formatNumber } from '@web/i18n';
import { useLoad, useStores } from '@web/stores';
import { ButtonLink } from '@web/ui/Button';
import { EmptyState } from '@web/ui/EmptyState';
import { PageHeader } from '@web/ui/PageHeader';
import { RadioGroup } from '@web/ui/RadioGroup';
import { Skeleton } from '@web/ui/Skeleton';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './DemoScreen.module.css';
import { type DemoStep, DemoStore } from './demo.store';

/** /demo: solve a course's first lessons without an account, then decide. */
export const DemoScreen = observer(function DemoScreen() {
  const { catalog, platform } = useStores();
  const [demo] = useState(() => new DemoStore(platform, catalog));
  usePageTitle(t`Demo`);
  usePageDescription(
    t`Solve three lessons in your browser. No account, nothing to install, about ten minutes.`,
  );
  return (
    <>
      <PageHeader
        title={t`Try three lessons`}
        lead={t`No account, nothing to install, about ten minutes. If you like it, your XP is waiting at the end.`}
      />
      <Loaded state={catalog.courses} skeleton={<Skeleton height="24rem" />} what={t`the courses`}>
        {(courses) => {
          const chosen =
            courses.length === 1 ? courses[0] : courses.find(({ slug }) => slug === demo.courseSlug);
          if (courses.length === 0)
            return (
              <EmptyState boots="bootsthink" title={t`There’s nothing to try yet`}>
                <Trans>This server’s courses show up here as soon as they go live.</Trans>
              </EmptyState>
            );
          return (
            <ol className={styles.steps}>
              <Step title={t`Pick a course`} isNow={!chosen}>
                <div className={styles.courses}>
                  <RadioGroup
                    label={t`Courses`}
                    hideLabel
                    plates
                    value={chosen?.slug}
                    onChange={(slug) => demo.choose(slug)}
                    options={courses.map(({ slug, title, summary }) => ({
                      value: slug,
                      label: title,
                      hint: summary,
                    }))}
                  />
                </div>
              </Step>
              {chosen ? (
                <ChosenCourse key={chosen.slug} slug={chosen.slug} demo={demo} />
              ) : (
                <>
                  <Step title={t`Solve three lessons`} />
                  <Step title={t`Keep your XP`} />
                </>
              )}
            </ol>
          );
        }}
      </Loaded>
    </>
  );
});

/** A step of the way; without content, one that comes later. */
function Step({ title, isNow, children }: { title: string; isNow?: boolean; children?: ReactNode }) {
  return (
    <li className={styles.step} aria-current={isNow ? 'step' : undefined}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </li>
  );
}

const ChosenCourse = observer(function ChosenCourse({ slug, demo }: { slug: string; demo: DemoStore }) {
  const { progress } = useStores();
  const state = progress.courseBySlug.get(slug);
  useLoad(state);
  const course = state.value;
  useEffect(() => {
    if (course) void demo.prepare(course);
  }, [demo, course]);
  if (!course)
    return (
      <Step title={t`Solve three lessons`} isNow>
        <Loaded state={state} skeleton={<Skeleton height="9rem" />} what={t`the lessons`}>
          {() => null}
        </Loaded>
      </Step>
    );
  const step = demo.stepOf(course);
  return (
    <>
      <Step title={t`Solve three lessons`} isNow={step === 'lessons'}>
        <Lessons course={course} demo={demo} />
      </Step>
      <Step title={t`Keep your XP`} isNow={step === 'account'}>
        <Account course={course} demo={demo} step={step} />
      </Step>
    </>
  );
});

const Lessons = observer(function Lessons({ course, demo }: { course: Course; demo: DemoStore }) {
  const lessons = demo.lessonsOf(course);
  const next = lessons.find(({ isComplete }) => !isComplete);
  return (
    <>
      <ul className={styles.lessons}>
        {lessons.map((lesson) => (
          <LessonRow key={lesson.uuid} lesson={lesson} isNext={lesson === next} />
        ))}
      </ul>
      {next && (
        <ButtonLink href={`/lessons/${next.uuid}`} variant="primary" size="lg">
          {next === lessons[0] ? t`Start` : t`Continue`}
        </ButtonLink>
      )}
    </>
  );
});

interface AccountProps {
  course: Course;
  demo: DemoStore;
  step: DemoStep;
}

const Account = observer(function Account({ course, demo, step }: AccountProps) {
  const { session } = useStores();
  const { title } = course;
  if (session.isSignedIn)
    return (
      <ButtonLink href={`/courses/${course.slug}`} variant={step === 'account' ? 'primary' : 'secondary'}>
        <Trans>Continue with {title}</Trans>
      </ButtonLink>
    );
  if (demo.xp === 0)
    return (
      <p className={styles.later}>
        <Trans>Solve at least one lesson, then keep the XP with a free account.</Trans>
      </p>
    );
  const amount = `${formatNumber(demo.xp)} XP`;
  return (
    <SignUpOffer
      redirect="/demo"
      title={t`Create a free account to keep your ${amount}`}
      promise={t`We’ll submit your answers as soon as you’re in, and the ${amount} is yours.`}
    />
  );
});
