import type { Certificate, CredentialCheck } from '@shared/contracts';
import { courseKindTitle } from '@shared/contracts/learning/course-kind';
import { certificateBadge } from '@shared/rules/certificate-badge';
import type { CertificateView } from './certificates';
import { countLessons } from './completed-course';
import { certificatePage } from './credential/credential';

export function presentCertificate(
  { completion, percentCompleted, imageVersion }: CertificateView,
  publicUrl: string,
): Certificate {
  const { id, courseId, course, completedAt, learnerName, workDigest } = completion;
  const lessons = countLessons(course.chapters);
  return {
    CompletionUUID: id,
    CourseUUID: courseId,
    Title: course.title,
    TypeDescription: courseKindTitle(course.kind ?? 'course'),
    CompletedAt: completedAt.toISOString(),
    ThumbnailURL: `${publicUrl}/v1/static/certificate/${id}/image?v=${imageVersion}`,
    PercentPlatformCompleted: percentCompleted,
    LearnerName: learnerName,
    CourseSlug: course.slug,
    Language: course.language,
    Emblem: course.emblem,
    NumLessons: lessons,
    Badge: certificateBadge(lessons),
    Chapters: course.chapters.map(({ title, lessonIds }) => ({ Title: title, NumLessons: lessonIds.length })),
    PageURL: certificatePage(publicUrl, id),
    WorkDigest: workDigest,
  };
}

const MESSAGES: Record<CredentialCheck['Result'], string> = {
  valid: 'This certificate is genuine. It was signed here, and not a single character has changed since.',
  altered: 'This certificate was changed after it was signed. Don’t trust it.',
  foreign: 'This certificate wasn’t signed here, so we can’t vouch for it.',
  unreadable: 'This isn’t a certificate file. Choose the .json file of a certificate.',
};

export const presentCheck = (result: CredentialCheck['Result']): CredentialCheck => ({
  Result: result,
  Message: MESSAGES[result],
});
