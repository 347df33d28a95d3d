import type { Certificate, CredentialCheck } from '@shared/contracts';
import { courseKindTitle } from '@shared/contracts/learning/course-kind';
import { certificateBadge } from '@shared/rules/certificate-badge';
import { text } from '@shared/texts';
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

export function presentCheck(result: CredentialCheck['Result']): CredentialCheck {
  const { english, reference } = text(`certificates.${result}`);
  return { Result: result, Message: english, MessageText: reference };
}
