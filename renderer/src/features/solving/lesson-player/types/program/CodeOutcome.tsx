import { plural } from '@lingui/core/macro';
import { RunOutcome } from '@web/features/solving/workbench';
import { observer } from 'mobx-react-lite';
import type { CodeStore } from './code.store';
import { StepTest } from './StepTest';
import { usePlaceLinks } from './usePlaceLinks';

/** What the last run showed: its tests, its output, and the error that ended it. */
export const CodeOutcome = observer(function CodeOutcome({ code }: { code: CodeStore }) {
  const links = usePlaceLinks(code);
  return (
    <RunOutcome
      run={code.run}
      hiddenText={hiddenTextOf(code)}
      links={links}
      testAction={(row) => <StepTest code={code} row={row} />}
    />
  );
});

/** The note about hidden tests. */
export function hiddenTextOf({ options: { numHiddenTests: count = 0 } }: CodeStore): string {
  if (count === 0) return '';
  return plural(count, {
    one: '# hidden test runs when you submit.',
    other: '# hidden tests run when you submit.',
  });
}
