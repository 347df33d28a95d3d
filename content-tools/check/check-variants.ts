import { lessonTypeOf, type StoredAnswer, variantData } from '@shared/lesson-types';
import { LANGUAGE_FACTS, LANGUAGES } from '@shared/runner/languages';
import type { Checker } from './checker';
import type { PlacedLesson } from './placed-lesson';
import { inFull } from './verdict';

const PROGRAM = /^```(\w+)\n([\s\S]*?)^```$/m;

/** What's wrong with a lesson's variants for training: each one is solved, and each starter tried. */
export async function variantProblems(
  { lesson, language }: PlacedLesson,
  { judge, runner }: Pick<Checker, 'judge' | 'runner'>,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [at, variant] of (lesson.data.variants ?? []).entries()) {
    const report = (message: string) =>
      problems.push(`variant ${at + 1} of ${lesson.data.variants!.length}: ${message}`);
    const data = variantData(lesson.data, variant);
    const type = lessonTypeOf(data);
    for (const problem of type.findProblems?.(data) ?? []) report(problem);
    const answers = type.authorAnswers?.(data);
    if (answers) {
      const solution = await judge({ ...lesson, data }, language, answers.solution);
      if (solution.outcome !== 'passed') report(`the solution fails: ${inFull(solution)}`);
      const starter = await judge({ ...lesson, data }, language, answers.starter);
      if (starter.outcome === 'passed') report('the starter passes already');
    }
    if (!variant.prints || !runner) continue;
    const program = 'question' in data ? programIn(data.question) : undefined;
    if (!program) {
      report('"prints" needs a program in the question');
      continue;
    }
    const { stdout } = await runner.run(program);
    const answer = answerFor(data, stdout.trimEnd());
    const verdict = answer && (await judge({ ...lesson, data }, language, answer));
    if (verdict?.outcome !== 'passed')
      report(`its program prints something else than the answer: ${stdout.trimEnd()}`);
  }
  return problems;
}

/** The first code block of a question, if it's in a language that can run. */
function programIn(question: string) {
  const [, name, content = ''] = PROGRAM.exec(question) ?? [];
  const language = LANGUAGES.find((known) => known === name);
  return language && { language, files: [{ name: LANGUAGE_FACTS[language].entry, content }] };
}

/** The answer that says what was printed; undefined if no choice does. */
function answerFor(data: PlacedLesson['lesson']['data'], printed: string): StoredAnswer | undefined {
  if (data.type === 'type_text_input') return { kind: 'text', text: printed } as StoredAnswer;
  if (data.type !== 'type_choice') return undefined;
  const texts = data.choices.map((choice) => (typeof choice === 'string' ? choice : choice.text));
  const choice = texts.find((text) => text.replace(/^`+ ?| ?`+$/g, '') === printed);
  return choice === undefined ? undefined : ({ kind: 'choice', choice } as StoredAnswer);
}
