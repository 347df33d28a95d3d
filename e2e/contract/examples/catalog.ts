import type { Examples } from './example';
import { lessonParams } from './resources/lesson';

/** Tracks, courses and teachers, and the certificates of courses. */
export const catalogExamples = {
  saveSignUpFlow: ({ trackId }) => ({ body: { lessonUUIDs: [], trackUUID: trackId } }),
  setActiveTrack: ({ trackId }) => ({ body: { trackUUID: trackId } }),
  listTracks: () => ({}),
  getTrack: () => ({ params: { id: 'backend-beginnings' } }),
  getCourse: ({ courseId }) => ({ params: { id: courseId } }),
  listCourses: () => ({}),
  getLessonIndex: () => ({}),
  getCourseBySlug: () => ({ params: { slug: 'learn-python' } }),
  getCourseProgressByLesson: () => lessonParams,
  listLearnerCourses: () => ({}),
  getDashboardContent: ({ courseId }) => ({ query: { courseUUID: courseId } }),
  getPlacementCheck: ({ courseId }) => ({ params: { id: courseId } }),
  takePlacement: ({ courseId }) => ({ params: { id: courseId }, body: { answers: [] } }),
  listPlacements: () => ({}),
  listTeachers: () => ({}),
  listTeacherCourses: () => ({ params: { slug: 'emberforge-authors' } }),
  listLessonsDifficulty: ({ courseId }) => ({ query: { courseUUID: courseId } }),
  getCourseImage: ({ courseId }) => ({ params: { id: courseId } }),
  getCertificate: ({ certificate }) => ({ params: { id: certificate.id } }),
  getCertificateImage: ({ certificate }) => ({ params: { id: certificate.id } }),
  getCertificatePdf: ({ certificate }) => ({ params: { id: certificate.id }, query: { paper: 'letter' } }),
  getCertificateCredential: ({ certificate }) => ({ params: { id: certificate.id } }),
  checkCredential: () => ({ body: { credential: '{}' } }),
  renewCertificateImage: ({ certificate }) => ({ params: { id: certificate.id }, isPersonal: true }),
  getCertificateWork: ({ certificate }) => ({ params: { id: certificate.id }, isPersonal: true }),
  listCertificates: () => ({}),
  getCourseCompletionState: ({ courseId }) => ({ params: { id: courseId } }),
  getCourseCompletion: ({ certificate }) => ({ params: { a: certificate.learnerId, b: certificate.id } }),
} satisfies Examples;
