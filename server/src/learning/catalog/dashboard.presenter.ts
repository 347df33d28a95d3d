import type { DashboardContent } from '@shared/contracts';
import { presentCourse } from './course.presenter';
import type { Dashboard } from './get-dashboard-content';
import { presentTrack } from './track.presenter';

export const presentDashboard = (dashboard: Dashboard): DashboardContent => ({
  CurrentTrack: dashboard.track && presentTrack(dashboard.track),
  CurrentCourse: dashboard.course && presentCourse(dashboard.course),
  CurrentLessonUUID: dashboard.lessonId,
  CurrentCourseProgress: dashboard.courseProgress,
  CurrentTrackProgress: dashboard.trackProgress,
  FirstLessonBonusXP: dashboard.firstLessonBonus,
});
