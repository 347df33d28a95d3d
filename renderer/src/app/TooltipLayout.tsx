import { TooltipProvider } from '@web/ui';
import { Outlet } from 'react-router-dom';

/** Around the pages that have tooltips: their positioning is a weight that the other pages need not carry. */
export function TooltipLayout() {
  return (
    <TooltipProvider>
      <Outlet />
    </TooltipProvider>
  );
}
