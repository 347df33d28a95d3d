import { Controller } from '@nestjs/common';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { ChooseTrack } from './choose-track';
import {
  presentCourse,
  presentCourseIndex,
  presentCourseOverview,
  presentCourseProgress,
  presentLearnerCourse,
} from './course.presenter';
import { Courses } from './courses';
import { presentDashboard } from './dashboard.presenter';
import { presentDifficulty } from './difficulty.presenter';
import { GetDashboardContent } from './get-dashboard-content';
import { LearnerCourses } from './learner-courses';
import { LessonDifficulties } from './lesson-difficulties';
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
    private readonly teachers: Teachers,
    private readonly difficulties: LessonDifficulties,
  ) {}

  @Serve(contract.listTracks)
  async listTracks(): Promise<contract.Track[]> {
    return (await this.tracks.all()).map(presentTrack);
  }

  @Serve(contract.getTrack)
  async getTrack(@Input() { params }: InputOf<typeof contract.getTrack>): Promise<contract.Track> {
    return presentTrack(await this.tracks.byIdOrSlug(params.id));
  }

  @Serve(contract.listCourses)
  async listCourses(): Promise<contract.CourseOverview[]> {
    return (await this.courses.overview()).map(presentCourseOverview);
  }

  @Serve(contract.getLessonIndex)
  async getLessonIndex(): Promise<contract.CourseIndex[]> {
    return (await this.courses.outlines()).map(presentCourseIndex);
  }

  @Serve(contract.getCourseBySlug)
  async getCourseBySlug(
    @Input() { params }: InputOf<typeof contract.getCourseBySlug>,
  ): Promise<contract.Course> {
    return presentCourse(await this.courses.bySlug(params.slug));
  }

  @Serve(contract.getCourse)
  async getCourse(
    @Input() { params }: InputOf<typeof contract.getCourse>,
    @UserId() userId: string | undefined,
  ): Promise<contract.Course> {
    return presentCourse(await this.courses.byId(params.id, userId));
  }

  @Serve(contract.getCourseProgressByLesson)
  async getCourseProgressByLesson(
    @Input() { params }: InputOf<typeof contract.getCourseProgressByLesson>,
    @UserId() userId: string,
  ): Promise<contract.CourseProgress> {
    return presentCourseProgress(await this.courses.progressByLesson(params.id, userId));
  }

  @Serve(contract.listLearnerCourses)
  async listLearnerCourses(@UserId() userId: string): Promise<contract.LearnerCourse[]> {
    return (await this.learnerCourses.all(userId)).map(presentLearnerCourse);
  }

  @Serve(contract.getDashboardContent)
  async getDashboardContent(
    @Input() { query }: InputOf<typeof contract.getDashboardContent>,
    @UserId() userId: string,
  ): Promise<contract.DashboardContent> {
    return presentDashboard(await this.dashboard.execute(userId, query.courseUUID));
  }

  @Serve(contract.setActiveTrack)
  async setActiveTrack(
    @Input() { body }: InputOf<typeof contract.setActiveTrack>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.chooseTrack.execute(userId, body.trackUUID);
    return {};
  }

  @Serve(contract.listTeachers)
  async listTeachers(): Promise<contract.Teacher[]> {
    return (await this.teachers.all()).map(presentTeacher);
  }

  @Serve(contract.listTeacherCourses)
  async listTeacherCourses(
    @Input() { params }: InputOf<typeof contract.listTeacherCourses>,
  ): Promise<contract.CourseOverview[]> {
    return (await this.teachers.coursesOf(params.slug)).map(presentCourseOverview);
  }

  @Serve(contract.listLessonsDifficulty)
  async listLessonsDifficulty(
    @Input() { query }: InputOf<typeof contract.listLessonsDifficulty>,
  ): Promise<contract.CourseDifficulty[]> {
    return (await this.difficulties.of(query.courseUUID)).map(presentDifficulty);
  }
}
