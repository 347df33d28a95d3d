import { Controller } from '@nestjs/common';
import { LearnerLocale } from '@server/people/users';
import { Input, Serve, UserId } from '@server/platform/http';
import { AskedLocale, type RequestedLocale, RequestLocale } from '@server/platform/locale';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import type { Locale } from '@shared/locales';
import { ChooseTrack } from './choose-track';
import {
  presentCourse,
  presentCourseIndex,
  presentCourseOverview,
  presentCourseProgress,
  presentLearnerCourse,
} from './course.presenter';
import type { CourseOutline } from './course-outline';
import { Courses } from './courses';
import { presentDashboard } from './dashboard.presenter';
import { presentDifficulty } from './difficulty.presenter';
import { GetDashboardContent } from './get-dashboard-content';
import { LearnerCourses } from './learner-courses';
import { LessonDifficulties } from './lesson-difficulties';
import { SaveSignUpFlow } from './save-sign-up-flow';
import { presentTeacher } from './teacher.presenter';
import { Teachers } from './teachers';
import { presentTrack } from './track.presenter';
import { Tracks } from './tracks';

@Controller()
export class CatalogController {
  constructor(
    private readonly tracks: Tracks,
    private readonly courses: Courses,
    private readonly learnerCourses: LearnerCourses,
    private readonly dashboard: GetDashboardContent,
    private readonly chooseTrack: ChooseTrack,
    private readonly signUpFlow: SaveSignUpFlow,
    private readonly teachers: Teachers,
    private readonly difficulties: LessonDifficulties,
    private readonly locales: LearnerLocale,
  ) {}

  @Serve(contract.listTracks)
  async listTracks(@RequestLocale() locale: Locale): Promise<contract.Track[]> {
    return (await this.tracks.all(locale)).map(presentTrack);
  }

  @Serve(contract.getTrack)
  async getTrack(
    @Input() { params }: InputOf<typeof contract.getTrack>,
    @RequestLocale() locale: Locale,
  ): Promise<contract.Track> {
    return presentTrack(await this.tracks.byIdOrSlug(params.id, locale));
  }

  @Serve(contract.listCourses)
  async listCourses(@RequestLocale() locale: Locale): Promise<contract.CourseOverview[]> {
    return (await this.courses.overview()).map((course) => presentCourseOverview(inLocale(course, locale)));
  }

  @Serve(contract.getLessonIndex)
  async getLessonIndex(@RequestLocale() locale: Locale): Promise<contract.CourseIndex[]> {
    return (await this.courses.outlines()).map((outline) => presentCourseIndex(outline.in(locale)));
  }

  @Serve(contract.getCourseBySlug)
  async getCourseBySlug(
    @Input() { params }: InputOf<typeof contract.getCourseBySlug>,
    @RequestLocale() locale: Locale,
  ): Promise<contract.Course> {
    return presentCourse(inLocale(await this.courses.bySlug(params.slug), locale));
  }

  @Serve(contract.getCourse)
  async getCourse(
    @Input() { params }: InputOf<typeof contract.getCourse>,
    @UserId() userId: string | undefined,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.Course> {
    const [course, locale] = await Promise.all([
      this.courses.byId(params.id, userId),
      this.locales.of(userId, asked),
    ]);
    return presentCourse(inLocale(course, locale));
  }

  @Serve(contract.getCourseProgressByLesson)
  async getCourseProgressByLesson(
    @Input() { params }: InputOf<typeof contract.getCourseProgressByLesson>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.CourseProgress> {
    const [progress, locale] = await Promise.all([
      this.courses.progressByLesson(params.id, userId),
      this.locales.of(userId, asked),
    ]);
    return presentCourseProgress(inLocale(progress, locale));
  }

  @Serve(contract.listLearnerCourses)
  async listLearnerCourses(@UserId() userId: string): Promise<contract.LearnerCourse[]> {
    return (await this.learnerCourses.all(userId)).map(presentLearnerCourse);
  }

  @Serve(contract.getDashboardContent)
  async getDashboardContent(
    @Input() { query }: InputOf<typeof contract.getDashboardContent>,
    @UserId() userId: string,
    @AskedLocale() asked: RequestedLocale,
  ): Promise<contract.DashboardContent> {
    return presentDashboard(await this.dashboard.execute(userId, query.courseUUID, asked));
  }

  @Serve(contract.setActiveTrack)
  async setActiveTrack(
    @Input() { body }: InputOf<typeof contract.setActiveTrack>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.chooseTrack.execute(userId, body.trackUUID);
    return {};
  }

  @Serve(contract.saveSignUpFlow)
  async saveSignUpFlow(
    @Input() { body }: InputOf<typeof contract.saveSignUpFlow>,
    @UserId() userId: string,
  ): Promise<object> {
    const { lessonUUIDs: lessonIds, trackUUID: trackId = null } = body;
    await this.signUpFlow.execute(userId, { lessonIds, trackId });
    return {};
  }

  @Serve(contract.listTeachers)
  async listTeachers(): Promise<contract.Teacher[]> {
    return (await this.teachers.all()).map(presentTeacher);
  }

  @Serve(contract.listTeacherCourses)
  async listTeacherCourses(
    @Input() { params }: InputOf<typeof contract.listTeacherCourses>,
    @RequestLocale() locale: Locale,
  ): Promise<contract.CourseOverview[]> {
    const courses = await this.teachers.coursesOf(params.slug);
    return courses.map((course) => presentCourseOverview(inLocale(course, locale)));
  }

  @Serve(contract.listLessonsDifficulty)
  async listLessonsDifficulty(
    @Input() { query }: InputOf<typeof contract.listLessonsDifficulty>,
  ): Promise<contract.CourseDifficulty[]> {
    return (await this.difficulties.of(query.courseUUID)).map(presentDifficulty);
  }
}

const inLocale = <View extends { outline: CourseOutline }>(view: View, locale: Locale): View => ({
  ...view,
  outline: view.outline.in(locale),
});
