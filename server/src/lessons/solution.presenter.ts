import { type LessonData, solvedProgram } from '@shared/content';
import type { LessonSolution } from '@shared/contracts';

export function presentSolution(data: LessonData, viewedAt: Date): LessonSolution {
  return { SolutionViewedAt: viewedAt.toISOString(), ...solutionOf(data) };
}

function solutionOf(data: LessonData): Omit<LessonSolution, 'SolutionViewedAt'> {
  switch (data.type) {
    case 'type_code':
    case 'type_code_tests':
    case 'type_code_sql':
      return {
        SolutionFiles: solvedProgram(data).map(({ name, content }) => ({ Name: name, Content: content })),
      };
    case 'type_choice':
      return { Answer: data.answer };
    case 'type_text_input':
      return {
        TextInput: {
          ContainsAll: data.containsAll ?? [],
          ContainsNone: data.containsNone ?? [],
          MatchesOne: data.matchesOne ?? [],
        },
      };
  }
}
