import { QueryModal } from '@web/features/site/info-modals';
import { MODALS } from './modals';

/** The modal in the address. */
export const QueryModals = () => <QueryModal modals={MODALS} />;
