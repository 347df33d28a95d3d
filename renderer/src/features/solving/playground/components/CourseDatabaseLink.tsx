import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '@web/ui/Button';
import { Database } from '@web/ui/icons';

/** To a database with rows worth asking about. */
export const CourseDatabaseLink = () => (
  <ButtonLink href="/course-database" size="sm" variant="ghost" icon={<Database />}>
    <Trans>Course database</Trans>
  </ButtonLink>
);
