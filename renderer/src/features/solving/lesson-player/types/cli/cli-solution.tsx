import { CodeBlock } from '@web/ui/CodeBlock';
import type { RenderSolution } from '../lesson-work';

/** The files of a solution, to write or to type. */
export const renderCliSolution: RenderSolution = ({ solutionFiles = [] }) =>
  solutionFiles.map(({ name, content }) => <CodeBlock key={name} code={content.trimEnd()} language={name} />);
