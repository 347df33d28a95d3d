import { QueryModal } from '@web/features/info-modals';
import { MODALS } from './modals';

/** The modals that an address can open. */
export function Modals() {
  return <QueryModal modals={MODALS} />;
}
