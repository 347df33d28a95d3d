export { SolutionScreen as SolutionPage } from '@web/features/lesson-player';
