export { Loaded, type LoadedProps } from './Loaded';
export { PageNotFound } from './PageNotFound';
export { collectHead, type PageHead, usePageFacts } from './page-head';
export { SearchButton } from './SearchButton';
export { breadcrumbs, courseData } from './structured-data';
export { usePageDescription } from './usePageDescription';
export { documentTitle, usePageTitle } from './usePageTitle';
