export { Loaded, type LoadedProps } from './Loaded';
export { usePageTitle } from './usePageTitle';
