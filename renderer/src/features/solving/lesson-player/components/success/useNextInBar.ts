import { useBreakpoint } from '@web/ui/useBreakpoint';
import { usePlayer } from '../../usePlayer';

/**
 * Whether Next takes the place of Submit after a success: on a phone, where that's within reach of the thumb, and where
 * the bar shows the result itself. A question has it in the result, below the answer. Call it in an observer.
 */
export function useNextInBar(): boolean {
  const isPhone = useBreakpoint('phone');
  const { work, shown, submission } = usePlayer();
  const isInBar = isPhone || (!work.panes.output && work.question === undefined);
  return isInBar && shown === 'submission' && submission.isSuccess;
}
