import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, type ButtonSize, IconButton } from '@web/ui/Button';
import { StepForward } from '@web/ui/icons';
import { Tooltip } from '@web/ui/Tooltip';
import { useBreakpoint } from '@web/ui/useBreakpoint';

/** Starts a recording: beside Run (an icon where there's little room), or on a test. */
export function StepButton({ size, onClick }: { size?: ButtonSize; onClick: () => void }) {
  const isNarrow = useBreakpoint('tablet');
  return (
    <Tooltip content={t`See each step: lines, variables and objects`}>
      {isNarrow && size !== 'sm' ? (
        <IconButton variant="secondary" label={t`Step through`} icon={<StepForward />} onClick={onClick} />
      ) : (
        <Button size={size} icon={<StepForward />} onClick={onClick}>
          <Trans>Step through</Trans>
        </Button>
      )}
    </Tooltip>
  );
}
