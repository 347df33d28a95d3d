export { Loaded, type LoadedProps } from './Loaded';
export { PageNotFound } from './PageNotFound';
export { collectHead, type PageHead } from './page-head';
export { usePageDescription } from './usePageDescription';
export { documentTitle, usePageTitle } from './usePageTitle';
