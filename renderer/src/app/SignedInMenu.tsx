import { AccountMenu } from '@web/features/people/auth';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { compactEntries, HeaderStats } from './HeaderStats';

/** The learner's numbers and menu, unless they are in the bar at the bottom. A narrow header's menu has what there's no room for. */
export function SignedInMenu({ hasBar }: { hasBar: boolean }) {
  const isCompact = useBreakpoint('compact');
  return (
    <>
      <HeaderStats isCompact={isCompact} hasBar={hasBar} />
      {!hasBar && <AccountMenu isSignedIn entries={isCompact ? compactEntries() : undefined} />}
    </>
  );
}
