export { Finder } from './Finder';
export { ShortcutsDialog } from './ShortcutsDialog';
