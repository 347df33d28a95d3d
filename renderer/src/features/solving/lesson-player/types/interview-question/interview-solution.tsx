import type { RenderSolution } from '../lesson-work';
import { SolutionPoints } from './PointList';

/** The points that a good answer makes. */
export const renderInterviewSolution: RenderSolution = ({ solutionPoints }) => (
  <SolutionPoints points={solutionPoints} />
);
