import { useBreakpoint } from '@web/ui/useBreakpoint';
import { usePlayer } from '../../usePlayer';

/**
 * Whether Next takes the place of Submit after a success: on a phone, where that's within reach of the thumb, and where
 * the result is below the question and may have to be scrolled to. Call it in an observer.
 */
export function useNextInBar(): boolean {
  const isPhone = useBreakpoint('phone');
  const { work, shown, submission } = usePlayer();
  return (isPhone || !work.panes.output) && shown === 'submission' && submission.isSuccess;
}
