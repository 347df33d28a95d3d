import { TooltipProvider } from '@web/ui/Tooltip';
import { Outlet } from 'react-router-dom';

/** Wraps the pages that have tooltips, so that the others don't load the positioning code. */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
