import { QueryModal } from '@web/features/info-modals';
import { MODALS } from './modals';

/** What the address's `modal` parameter can open. A chunk of its own, because most visits open none. */
export const ModalOutlet = () => <QueryModal modals={MODALS} />;
