export { INFO_MODALS, type Modal } from './modals';
export { QueryModal } from './QueryModal';
