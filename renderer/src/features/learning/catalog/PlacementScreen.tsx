import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Course, PlacementCheck } from '@web/api';
import { LessonText } from '@web/features/learning/lesson-text';
import { Loaded, usePageTitle } from '@web/features/site/page';
import { AsyncState, useStores } from '@web/stores';
import { Button } from '@web/ui/Button';
import { PageHeader } from '@web/ui/PageHeader';
import { Progress } from '@web/ui/Progress';
import { RadioGroup } from '@web/ui/RadioGroup';
import { Skeleton } from '@web/ui/Skeleton';
import { TextField } from '@web/ui/TextField';
import { UiLink } from '@web/ui/UiLink';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CheckStore } from './placement/check.store';
import { PlacementResult } from './placement/PlacementResult';
import styles from './placement/placement.module.css';
import { placementsOf } from './placement/placements.store';

/** The field for the answer to the question on screen. */
const Answer = observer(function Answer({ check }: { check: CheckStore }) {
  const choices = check.question?.lessonDataChoice?.choices;
  if (!choices)
    return (
      <TextField
        label={t`Your answer`}
        value={check.answer}
        onChange={({ target }) => check.set(target.value)}
        autoComplete="off"
      />
    );
  return (
    <RadioGroup
      plates
      label={t`Your answer`}
      hideLabel
      value={String(choices.indexOf(check.answer))}
      onChange={(index) => check.set(choices[Number(index)] ?? '')}
      options={choices.map((choice, index) => ({
        value: String(index),
        label: <LessonText inline>{choice}</LessonText>,
      }))}
    />
  );
});

const Question = observer(function Question({ check }: { check: CheckStore }) {
  const { question, at, total } = check;
  const heading = useRef<HTMLHeadingElement>(null);
  const number = at + 1;
  // Each question is like a page of its own.
  useEffect(() => {
    if (at > 0) heading.current?.focus();
  }, [at]);
  if (!question) return null;
  const { question: text } = question.lessonDataChoice ?? question.lessonDataTextInput ?? { question: '' };
  const isAnswered = check.answer.trim() !== '';
  return (
    <form
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault();
        if (isAnswered) check.next(true);
      }}
    >
      <Progress label={t`Question ${number} of ${total}`} value={at} max={total} text="" />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        <Trans>Question {number}</Trans>
      </h2>
      <LessonText>{text}</LessonText>
      <Answer key={question.lessonUuid} check={check} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" disabled={!isAnswered}>
          {number === total ? t`Finish` : t`Next`}
        </Button>
        <Button onClick={() => check.next(false)}>
          <Trans>I don’t know</Trans>
        </Button>
        {at > 0 && (
          <Button variant="ghost" onClick={() => check.back()}>
            <Trans>Back</Trans>
          </Button>
        )}
      </div>
    </form>
  );
});

const Check = observer(function Check({ course, questions }: { course: Course; questions: PlacementCheck }) {
  const { scope } = useStores();
  const [check] = useState(() => new CheckStore(questions, placementsOf(scope)));
  if (check.result) return <PlacementResult course={course} result={check.result} />;
  if (check.error)
    return (
      <div className={styles.question} role="alert">
        <p>{check.error}</p>
        <p>
          <Trans>Your answers are still here.</Trans>
        </p>
        <Button variant="primary" loading={check.isSending} onClick={() => void check.send()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  if (check.question) return <Question check={check} />;
  return <Skeleton height="12rem" label={t`Checking your answers`} />;
});

const CourseCheck = observer(function CourseCheck({ course }: { course: Course }) {
  const { api } = useStores();
  const [questions] = useState(
    () => new AsyncState((signal) => api.call('getPlacementCheck', { params: { id: course.uuid }, signal })),
  );
  const { title, slug } = course;
  usePageTitle(t`What can you skip? ${title}`);
  return (
    <div className={styles.page}>
      <PageHeader
        above={<UiLink href={`/courses/${slug}`}>{title}</UiLink>}
        title={t`What can you skip?`}
        lead={t`A few questions from the course, about four minutes in all. Nothing is counted against you.`}
      />
      <Loaded
        isPage
        state={questions}
        skeleton={<Skeleton height="20rem" label={t`Loading the questions`} />}
        what={t`the questions`}
      >
        {(loaded) => <Check course={course} questions={loaded} />}
      </Loaded>
    </div>
  );
});

/** /courses/:courseSlug/placement: which chapters of a course somebody knows already (docs/placement.md). */
export const PlacementScreen = observer(function PlacementScreen() {
  const { progress } = useStores();
  const { courseSlug = '' } = useParams();
  return (
    <Loaded
      isPage
      state={progress.courseBySlug.get(courseSlug)}
      skeleton={<Skeleton height="24rem" label={t`Loading the course`} />}
      what={t`this course`}
    >
      {(course) => <CourseCheck course={course} />}
    </Loaded>
  );
});
