import { AccountMenu } from '@web/features/people/auth';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { compactEntries, HeaderStats } from './HeaderStats';

/** The learner's numbers and menu. A narrow header's menu has what there's no room for. */
export function SignedInMenu() {
  const isCompact = useBreakpoint('compact');
  return (
    <>
      <HeaderStats isCompact={isCompact} />
      <AccountMenu isSignedIn entries={isCompact ? compactEntries() : undefined} />
    </>
  );
}
