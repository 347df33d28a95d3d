import { CONTENT_ENTITIES, ImportContent } from '@server/authoring/content-import';
import { OF_LESSONS } from '@server/learning/exercises';
import { ExerciseProgressEntity, LessonProgress } from '@server/learning/progress';
import { SetActiveTrack, UserEntity, UserRepository } from '@server/people/users';
import { newId } from '@server/platform/database';
import { expect, test } from 'vitest';
import { describeOnBothDatabases, type TestDatabase } from '../../../test/database';
import { ContentFixture } from '../../authoring/content-import/testing/content-fixture';
import {
  BASICS,
  COURSE,
  COURSE_UUID,
  HELLO,
  lessonUuid,
  SMALL_CONTENT,
  TRACK_UUID,
} from '../../authoring/content-import/testing/small-content';
import { CourseOutlines } from '.';
import { ChooseTrack } from './choose-track';
import {
  presentCourse,
  presentCourseIndex,
  presentCourseOverview,
  presentCourseProgress,
  presentLearnerCourse,
} from './course.presenter';
import { Courses } from './courses';
import { presentDifficulty } from './difficulty.presenter';
import { Enrollments } from './enrollments';
import { GetDashboardContent } from './get-dashboard-content';
import { LearnerCourses } from './learner-courses';
import { type Availability, LessonAvailability } from './lesson-availability';
import { LessonDifficulties } from './lesson-difficulties';
import { SaveSignUpFlow } from './save-sign-up-flow';
import { presentTeacher } from './teacher.presenter';
import { Teachers } from './teachers';
import { presentTrack } from './track.presenter';
import { Tracks } from './tracks';

const TEACHER_UUID = '00000000-0000-4000-a000-000000000009';
const TEACHER = `uuid: ${TEACHER_UUID}
slug: ada
name: Ada
headline: Writes.
bio: Writes a lot.
emblem: quill-ink
`;

const entities = [...CONTENT_ENTITIES, ExerciseProgressEntity, UserEntity];

function catalogOf(db: TestDatabase, availability?: Availability) {
  const outlines = new CourseOutlines(db.dataSource, db.clock, availability);
  const progress = new LessonProgress(db.dataSource);
  const tracks = new Tracks(db.dataSource, outlines);
  const courses = new Courses(outlines, progress, new Enrollments(db.dataSource, db.clock));
  const users = new UserRepository(db.dataSource);
  const chooseTrack = new ChooseTrack(tracks, new SetActiveTrack(db.database));
  return {
    outlines,
    tracks,
    courses,
    learnerCourses: new LearnerCourses(outlines, progress),
    dashboard: new GetDashboardContent(users, tracks, courses, outlines, progress, {
      leftToday: async () => 200,
    }),
    teachers: new Teachers(outlines, courses),
    difficulties: new LessonDifficulties(db.dataSource, outlines, db.clock),
    chooseTrack,
    signUpFlow: new SaveSignUpFlow(users, outlines, tracks, chooseTrack),
  };
}

async function importSmallContent(
  db: TestDatabase,
  change?: (content: ContentFixture) => void,
): Promise<void> {
  using content = new ContentFixture();
  change?.(content);
  await new ImportContent(db.database, db.clock).execute(content.root);
}

/** A course of one lesson, which is a copy of the first. */
function addCourse(content: ContentFixture, slug: string, status: string): ContentFixture {
  const chapter = `courses/${slug}/chapters/${slug}-basics`;
  const copy = (from: string, to: string, ...changes: [from: string, to: string][]) =>
    content.write(
      to,
      [['0000-4000', '0001-4000'] as const, ...changes].reduce(
        (text, [old, replacement]) => text.replaceAll(old, replacement),
        SMALL_CONTENT[from]!,
      ),
    );
  copy(
    `${COURSE}/course.yaml`,
    `courses/${slug}/course.yaml`,
    ['slug: forge-python', `slug: ${slug}`],
    ['status: live', `status: ${status}`],
    ['- basics\n  - choices', `- ${slug}-basics`],
  );
  copy(
    `${BASICS}/chapter.yaml`,
    `${chapter}/chapter.yaml`,
    ['slug: basics', `slug: ${slug}-basics`],
    ['- hello\n  - add', `- ${slug}-hello`],
  );
  for (const file of ['lesson.yaml', 'lesson.md', 'starter/main.py', 'solution/main.py'])
    copy(`${HELLO}/${file}`, `${chapter}/lessons/${slug}-hello/${file}`, [
      'slug: hello',
      `slug: ${slug}-hello`,
    ]);
  return content;
}

async function addUser(db: TestDatabase): Promise<string> {
  const id = newId();
  await db.dataSource.getRepository(UserEntity).insert({
    id,
    createdAt: db.clock.now(),
    handle: `h-${id}`,
    email: `${id}@example.org`,
    firstName: 'Ada',
    lastName: 'Smith',
    timeZone: 'UTC',
    vimEnabled: false,
    isAdmin: false,
  });
  return id;
}

async function complete(db: TestDatabase, userId: string, lessonId: string): Promise<void> {
  const now = db.clock.now();
  await db.dataSource.getRepository(ExerciseProgressEntity).insert({
    userId,
    ...OF_LESSONS,
    exerciseId: lessonId,
    attempts: 1,
    successCount: 1,
    completedAt: now,
    updatedAt: now,
  });
}

describeOnBothDatabases('the catalog', { entities }, (db) => {
  test('a course is in another language as far as it’s translated', async () => {
    await importSmallContent(db, (content) =>
      content
        .write(`${COURSE}/course.de.yaml`, 'title: Schmiede\nsummary: Kurz.\ndescription: Lang.\n')
        .write(`${HELLO}/lesson.de.md`, '---\ntitle: Hallo\n---\n\nText.\n\n## Aufgabe\n\nTu es.\n')
        .write('tracks/backend.de.yaml', 'title: Hinterland\ndescription: Von null.\n'),
    );
    const { courses, tracks } = catalogOf(db);
    const course = await courses.bySlug('forge-python');
    const titles = (shown: ReturnType<typeof presentCourse>) => [
      shown.Title,
      ...shown.Chapters.map(({ Title }) => Title),
      ...shown.Chapters[0]!.Lessons.map(({ Title }) => Title),
    ];
    expect(titles(presentCourse({ ...course, outline: course.outline.in('de') }))).toEqual([
      'Schmiede',
      'Basics',
      'Choices',
      'Hallo',
      'Add',
    ]);
    expect(presentCourse({ ...course, outline: course.outline.in('de') }).Locale).toBe('de');
    expect(presentCourse(course)).not.toHaveProperty('Locale');
    expect(titles(presentCourse(course))).toEqual(['Forge Python', 'Basics', 'Choices', 'Hello', 'Add']);
    expect((await tracks.byIdOrSlug('backend', 'de')).title).toBe('Hinterland');
    expect((await tracks.byIdOrSlug('backend')).title).toBe('Backend');
  });

  test('a translation that’s taken away is gone', async () => {
    const german = (content: ContentFixture) =>
      void content.write('tracks/backend.de.yaml', 'title: Hinterland\ndescription: Von null.\n');
    await importSmallContent(db, german);
    await importSmallContent(db);
    expect((await catalogOf(db).tracks.byIdOrSlug('backend', 'de')).title).toBe('Backend');
  });

  test('a course whose own texts aren’t translated is in English for everybody', async () => {
    await importSmallContent(
      db,
      (content) =>
        void content.write(
          `${HELLO}/lesson.de.md`,
          '---\ntitle: Hallo\n---\n\nText.\n\n## Aufgabe\n\nTu es.\n',
        ),
    );
    const course = await catalogOf(db).courses.bySlug('forge-python');
    expect(presentCourse({ ...course, outline: course.outline.in('de') })).not.toHaveProperty('Locale');
  });

  test('a course has its chapters and lessons in order, incomplete for guests', async () => {
    await importSmallContent(db);
    const course = await catalogOf(db).courses.bySlug('forge-python');
    const chapters = presentCourse(course).Chapters;
    expect(chapters.map(({ Lessons }) => Lessons.map(({ Slug }) => Slug))).toEqual([
      ['hello', 'add'],
      ['pick', 'name'],
    ]);
    expect(chapters.flatMap(({ Lessons }) => Lessons).some(({ IsComplete }) => IsComplete)).toBe(false);
  });

  test('only the learner sees what they completed', async () => {
    await importSmallContent(db);
    const [ada, grace] = [await addUser(db), await addUser(db)];
    await complete(db, ada, lessonUuid(1));
    const { courses } = catalogOf(db);
    const done = async (userId: string) =>
      presentCourse(await courses.byId(COURSE_UUID, userId)).Chapters[0]!.Lessons.map(
        ({ IsComplete }) => IsComplete,
      );
    expect(await done(ada)).toEqual([true, false]);
    expect(await done(grace)).toEqual([false, false]);
    expect(presentCourseProgress(await courses.progressByLesson(lessonUuid(3), ada))).toMatchObject({
      CourseUUID: COURSE_UUID,
      LessonUUID: lessonUuid(3),
      NumLessons: 4,
      NumComplete: 1,
    });
  });

  test('a lesson that was reset is open again, as practice', async () => {
    await importSmallContent(db);
    const ada = await addUser(db);
    await complete(db, ada, lessonUuid(1));
    await complete(db, ada, lessonUuid(2));
    const now = db.clock.now();
    const lessons = db.dataSource.getRepository(ExerciseProgressEntity);
    await lessons.update({ userId: ada }, { firstSuccessAt: now });
    await lessons.update(
      { userId: ada, ...OF_LESSONS, exerciseId: lessonUuid(1) },
      { completedAt: null, resetAt: now },
    );
    const [chapter] = presentCourse(await catalogOf(db).courses.byId(COURSE_UUID, ada)).Chapters;
    expect(chapter?.Lessons.map(({ IsComplete, IsPractice }) => [IsComplete, IsPractice])).toEqual([
      [false, true],
      [true, undefined],
    ]);
  });

  test('a learner’s courses say how far they came and where to continue', async () => {
    await importSmallContent(db);
    const ada = await addUser(db);
    await complete(db, ada, lessonUuid(1));
    const courses = await catalogOf(db).learnerCourses.all(ada);
    expect(courses.map(presentLearnerCourse)).toEqual([
      { CourseUUID: COURSE_UUID, NumLessons: 4, NumComplete: 1, NextLessonUUID: lessonUuid(2) },
    ]);
  });

  test('enrollment counts each learner once', async () => {
    await importSmallContent(db);
    const [ada, grace] = [await addUser(db), await addUser(db)];
    await complete(db, ada, lessonUuid(1));
    await complete(db, ada, lessonUuid(2));
    await complete(db, grace, lessonUuid(1));
    const [overview] = await catalogOf(db).courses.overview();
    expect(presentCourseOverview(overview!)).toMatchObject({ NumEnrolled: 2, NumChapters: 2, NumLessons: 4 });
  });

  test('a draft course appears nowhere', async () => {
    await importSmallContent(db, (content) =>
      content.edit(`${COURSE}/course.yaml`, 'status: live', 'status: draft'),
    );
    const { courses, tracks, outlines } = catalogOf(db);
    expect(await courses.overview()).toEqual([]);
    expect((await tracks.all())[0]?.courseIds).toEqual([]);
    expect(await outlines.ofLesson(lessonUuid(1))).toBeUndefined();
    await expect(courses.bySlug('forge-python')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('the index has the title of every live lesson, by course and chapter', async () => {
    await importSmallContent(db);
    const [index] = (await catalogOf(db).courses.outlines()).map(presentCourseIndex);
    expect(index).toMatchObject({ Slug: 'forge-python', Title: 'Forge Python' });
    expect(index?.Chapters.flatMap(({ Lessons }) => Lessons.map(({ UUID }) => UUID))).toEqual(
      [1, 2, 3, 4].map(lessonUuid),
    );
  });

  test('an import is visible immediately in the same process, and soon after in others', async () => {
    await importSmallContent(db);
    const { courses, outlines } = catalogOf(db);
    const title = async () => (await courses.bySlug('forge-python')).outline.course.title;
    expect(await title()).toBe('Forge Python');
    const rename = (to: string) =>
      importSmallContent(db, (content) =>
        content.edit(`${COURSE}/course.yaml`, 'title: Forge Python', `title: ${to}`),
      );
    await rename('Second');
    outlines.forget();
    expect(await title()).toBe('Second');
    await rename('Third');
    db.clock.advance(30_001);
    expect(await title()).toBe('Third');
  });

  test('a track is found by its UUID and its slug', async () => {
    await importSmallContent(db);
    const { tracks } = catalogOf(db);
    expect((await tracks.byIdOrSlug('backend')).id).toBe(TRACK_UUID);
    expect((await tracks.byIdOrSlug(TRACK_UUID)).courseIds).toEqual([COURSE_UUID]);
    await expect(tracks.byIdOrSlug('nowhere')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('what was chosen before the sign-up: a track, or the one of the lessons that were solved', async () => {
    await importSmallContent(db);
    const { signUpFlow } = catalogOf(db);
    const saved = async (lessonIds: string[], trackId: string | null) => {
      const user = await addUser(db);
      await signUpFlow.execute(user, { lessonIds, trackId });
      return (await db.dataSource.manager.findOneByOrFail(UserEntity, { id: user })).activeTrackId;
    };
    expect(await saved([], TRACK_UUID)).toBe(TRACK_UUID);
    expect(await saved([newId(), lessonUuid(2)], null)).toBe(TRACK_UUID);
    expect(await saved([newId()], null)).toBeNull();
    await expect(saved([], newId())).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('a track recommends courses beside its own, as far as they’re live', async () => {
    const recommend = (status: string) => (content: ContentFixture) =>
      void addCourse(content, 'second', status).edit(
        'tracks/backend.yaml',
        '- forge-python',
        '- forge-python\nrecommended:\n  - second',
      );
    await importSmallContent(db, recommend('live'));
    const { tracks, outlines } = catalogOf(db);
    const second = (await outlines.bySlug('second'))!.course.id;
    const presented = async () => presentTrack(await tracks.byIdOrSlug('backend'));
    expect(await presented()).toMatchObject({ CourseUUIDs: [COURSE_UUID], RecommendedCourseUUIDs: [second] });
    await importSmallContent(db, recommend('draft'));
    outlines.forget();
    expect(await presented()).toMatchObject({ CourseUUIDs: [COURSE_UUID], RecommendedCourseUUIDs: [] });
  });

  test('the dashboard shows the first incomplete lesson, or the first one if all are complete', async () => {
    await importSmallContent(db);
    const ada = await addUser(db);
    const { dashboard, chooseTrack } = catalogOf(db);
    expect(await dashboard.execute(ada)).toMatchObject({
      track: null,
      lessonId: lessonUuid(1),
      firstLessonBonus: 200,
    });
    await chooseTrack.execute(ada, TRACK_UUID);
    await complete(db, ada, lessonUuid(1));
    expect(await dashboard.execute(ada)).toMatchObject({
      track: { id: TRACK_UUID },
      lessonId: lessonUuid(2),
      courseProgress: 0.25,
      trackProgress: 0.25,
    });
    for (const number of [2, 3, 4]) await complete(db, ada, lessonUuid(number));
    expect(await dashboard.execute(ada)).toMatchObject({
      lessonId: lessonUuid(1),
      courseProgress: 1,
    });
  });

  test('a lesson that this server can’t offer is listed, and isn’t counted or continued with', async () => {
    const TASK = 'Text.\n\n## Assignment\n\nDo it.\n';
    const github = `type: type_github_checks\ndifficulty: 1\nrepository: log\nchecks:\n  - description: It’s public\n    isPublic: true\n`;
    await importSmallContent(
      db,
      (content) =>
        void content
          .write(`${HELLO}/lesson.yaml`, `uuid: ${lessonUuid(1)}\nslug: hello\ntitle: Hello\n${github}`)
          .write(`${HELLO}/lesson.md`, TASK)
          .remove(`${HELLO}/starter`)
          .remove(`${HELLO}/solution`),
    );
    const ada = await addUser(db);
    const { courses, dashboard, learnerCourses } = catalogOf(
      db,
      new LessonAvailability({ github: undefined }),
    );
    const course = presentCourse(await courses.byId(COURSE_UUID, ada));
    expect(course.Chapters[0]?.Lessons.map(({ Missing }) => Missing)).toEqual(['github', undefined]);
    expect((await courses.overview()).map(presentCourseOverview)).toMatchObject([{ NumLessons: 3 }]);
    expect(await dashboard.execute(ada)).toMatchObject({ lessonId: lessonUuid(2), courseProgress: 0 });
    for (const number of [2, 3, 4]) await complete(db, ada, lessonUuid(number));
    expect(await dashboard.execute(ada)).toMatchObject({ lessonId: lessonUuid(2), courseProgress: 1 });
    expect((await learnerCourses.all(ada)).map(presentLearnerCourse)).toMatchObject([
      { NumLessons: 3, NumComplete: 3, NextLessonUUID: lessonUuid(2) },
    ]);
  });

  test('the dashboard of an unknown course is not found', async () => {
    await importSmallContent(db);
    await expect(catalogOf(db).dashboard.execute(await addUser(db), newId())).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  test('a teacher is listed with their live courses', async () => {
    await importSmallContent(db, (content) => {
      content.write('teachers/ada.yaml', TEACHER);
      content.edit(`${COURSE}/course.yaml`, 'chapters:', 'teachers:\n  - ada\nchapters:');
    });
    const { teachers } = catalogOf(db);
    expect((await teachers.all()).map(presentTeacher)).toEqual([
      {
        UUID: TEACHER_UUID,
        Slug: 'ada',
        Name: 'Ada',
        Headline: 'Writes.',
        Bio: 'Writes a lot.',
        Emblem: 'quill-ink',
        ProfileImageURL: null,
        CourseUUIDs: [COURSE_UUID],
      },
    ]);
    expect((await teachers.coursesOf('ada')).map(({ outline }) => outline.course.id)).toEqual([COURSE_UUID]);
    await expect(teachers.coursesOf('nobody')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('a lesson is measured once twenty learners have finished it', async () => {
    await importSmallContent(db);
    const { difficulties } = catalogOf(db);
    const work = (lesson: number, attempts: number, peeked: boolean) =>
      db.dataSource.getRepository(ExerciseProgressEntity).insert({
        userId: newId(),
        ...OF_LESSONS,
        exerciseId: lessonUuid(lesson),
        attempts,
        successCount: 1,
        firstSuccessAt: new Date(2_000),
        solutionViewedAt: peeked ? new Date(1_000) : new Date(3_000),
        updatedAt: db.clock.now(),
      });
    for (let learner = 0; learner < 20; learner++) {
      await work(1, 1, false);
      await work(2, 3, learner % 2 === 0);
    }
    await work(3, 9, true);
    const lessonsOf = async () => {
      const [course] = (await difficulties.of(COURSE_UUID)).map(presentDifficulty);
      return course!.Chapters.flatMap(({ Lessons }) => Lessons);
    };
    const facts = { CompletionShare: 1, NumFinished: 20, NumLearners: 20 };
    expect(await lessonsOf()).toMatchObject([
      { ...facts, MeasuredDifficulty: 3, AttemptsPerSuccess: 1 },
      { ...facts, MeasuredDifficulty: 8, AttemptsPerSuccess: 3 },
      { MeasuredDifficulty: null, AttemptsPerSuccess: 9, NumFinished: 1 },
      { MeasuredDifficulty: null, AttemptsPerSuccess: null, CompletionShare: null, NumLearners: 0 },
    ]);
    await work(4, 1, false);
    expect((await lessonsOf())[3]?.NumLearners).toBe(0);
    db.clock.advance(600_001);
    expect((await lessonsOf())[3]?.NumLearners).toBe(1);
    await expect(difficulties.of(newId())).rejects.toMatchObject({ kind: 'not-found' });
  });
});
