import { Trans } from '@lingui/react/macro';
import type { Course } from '@web/api';
import { countedLessons, lessonsOf, useLoad, useStores } from '@web/stores';
import { ButtonLink, type ButtonSize } from '@web/ui/Button';
import { Award } from '@web/ui/icons';
import { observer } from 'mobx-react-lite';
import { certificatesOf } from './certificates.store';

export interface CertificateLinkProps {
  course: Course | undefined;
  /** A lesson that was solved a moment ago, which the course may not know yet. */
  solved?: string;
  size?: ButtonSize;
}

/** A link to the learner's certificate of a course, once every lesson is done; nothing before that. */
export const CertificateLink = observer(function CertificateLink({
  course,
  solved,
  size,
}: CertificateLinkProps) {
  const { scope, session } = useStores();
  const lessons = course ? countedLessons(lessonsOf(course)) : [];
  const isDone = lessons.length > 0 && lessons.every(({ uuid, isComplete }) => isComplete || uuid === solved);
  const state = certificatesOf(scope).stateOfCourse.get(course?.uuid ?? '');
  useLoad(state, isDone && session.isSignedIn);
  const id = state.value?.completionUuid;
  if (!isDone || !id) return null;
  return (
    <ButtonLink href={`/certificates/${id}`} size={size} icon={<Award />}>
      <Trans>See your certificate</Trans>
    </ButtonLink>
  );
});
