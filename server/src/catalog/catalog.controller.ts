import { Controller } from '@nestjs/common';
import { Input, Serve, UserId } from '@server/platform/http';
import type { InputOf } from '@shared/contracts';
import * as contract from '@shared/contracts';
import { ChooseTrack } from './choose-track';
import { Courses } from './courses';
import { GetDashboardContent } from './get-dashboard-content';
import { Tracks } from './tracks';

@Controller()
export class CatalogController {
  constructor(
    private readonly tracks: Tracks,
    private readonly courses: Courses,
    private readonly dashboard: GetDashboardContent,
    private readonly chooseTrack: ChooseTrack,
  ) {}

  @Serve(contract.listTracks)
  listTracks(): Promise<contract.Track[]> {
    return this.tracks.all();
  }

  @Serve(contract.getTrack)
  getTrack(@Input() { params }: InputOf<typeof contract.getTrack>): Promise<contract.Track> {
    return this.tracks.byIdOrSlug(params.id);
  }

  @Serve(contract.listCourses)
  listCourses(): Promise<contract.CourseOverview[]> {
    return this.courses.overview();
  }

  @Serve(contract.getCourseBySlug)
  getCourseBySlug(@Input() { params }: InputOf<typeof contract.getCourseBySlug>): Promise<contract.Course> {
    return this.courses.bySlug(params.slug);
  }

  @Serve(contract.getCourse)
  getCourse(
    @Input() { params }: InputOf<typeof contract.getCourse>,
    @UserId() userId: string | undefined,
  ): Promise<contract.Course> {
    return this.courses.byId(params.id, userId);
  }

  @Serve(contract.getCourseProgressByLesson)
  getCourseProgressByLesson(
    @Input() { params }: InputOf<typeof contract.getCourseProgressByLesson>,
    @UserId() userId: string,
  ): Promise<contract.CourseProgress> {
    return this.courses.progressByLesson(params.id, userId);
  }

  @Serve(contract.getDashboardContent)
  getDashboardContent(
    @Input() { query }: InputOf<typeof contract.getDashboardContent>,
    @UserId() userId: string,
  ): Promise<contract.DashboardContent> {
    return this.dashboard.execute(userId, query.courseUUID);
  }

  @Serve(contract.setActiveTrack)
  async setActiveTrack(
    @Input() { body }: InputOf<typeof contract.setActiveTrack>,
    @UserId() userId: string,
  ): Promise<object> {
    await this.chooseTrack.execute(userId, body.trackUUID);
    return {};
  }
}
