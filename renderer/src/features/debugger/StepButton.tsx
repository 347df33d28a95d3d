import { Button, type ButtonSize, IconButton } from '@web/ui/Button';
import { Tooltip } from '@web/ui/Tooltip';
import { useBreakpoint } from '@web/ui/useBreakpoint';
import { StepForward } from 'lucide-react';

/** Starts a recording: beside Run (an icon on a phone), or on a test. */
export function StepButton({ size, onClick }: { size?: ButtonSize; onClick: () => void }) {
  const isPhone = useBreakpoint('phone');
  if (isPhone && size !== 'sm')
    return <IconButton variant="secondary" label="Step through" icon={<StepForward />} onClick={onClick} />;
  return (
    <Tooltip content="See each step: lines, variables and objects">
      <Button size={size} icon={<StepForward />} onClick={onClick}>
        Step through
      </Button>
    </Tooltip>
  );
}
