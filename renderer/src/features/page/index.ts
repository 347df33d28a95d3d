export { Loaded, type LoadedProps } from './Loaded';
export { collectHead, type PageHead } from './page-head';
export { usePageDescription } from './usePageDescription';
export { documentTitle, usePageTitle } from './usePageTitle';
